import type { Proposal } from '../../proposal.ts'
import type { Clause, Sentence } from '../../reading/sentences.ts'
import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'
import type { Path } from '../../slots.ts'
import { isBare, type Reader } from '../reader.ts'
import {
  bothInOne,
  briefAnswer,
  confession,
  DRINKING_PATH,
  oneForEach,
  oneOfThem,
  SMOKING_PATH,
} from './habit-answers.ts'
import { habitOf, saysHowOften } from './habit-value.ts'
import { ALCOHOL, DRINK, SMOKE, SOFT_DRINKS } from './habit-words.ts'
import { OFTEN, SOMETIMES } from './how-often.ts'
import { NOT_A_HABIT } from './not-a-habit.ts'
import { OWN_NO, THEIR_HABIT } from './their-habit.ts'

type Topic = { path: Path; word: RegExp; other: RegExp }
const SMOKING: Topic = { path: SMOKING_PATH, word: SMOKE, other: DRINK }
const DRINKING: Topic = { path: DRINKING_PATH, word: DRINK, other: SMOKE }

const YES = /\byes\b/
const I_DO = /\bi (?:do |also |still )*(?:smoke|drink|vape)\b/
/** A word alone is read by the whole sentence, if that is not a list. */
const FEW_CLAUSES = 8
/** What is denied is all but the exception just named. */
const THE_REST = anyOf(
  /(?:any|anything )?more than that|otherwise|other than that|apart from that|aside from that|beyond that/,
  /the rest of the time/,
)

/** The member's own smoking and drinking: no, sometimes or yes. What they want in a partner is no answer to it. */
export const readHabits: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const answered =
    bothInOne(sentence, context) ??
    oneOfThem(sentence) ??
    oneForEach(sentence, context) ??
    confession(sentence, context)
  if (answered) return answered
  const asked = context.pending === 'habits' && context.isBrief
  return [...habitIn(sentence, SMOKING), ...habitIn(sentence, DRINKING), ...(asked ? briefAnswer(sentence) : [])]
}

function habitIn(sentence: Sentence, topic: Topic): Proposal[] {
  const { clauses } = sentence
  if (topic === DRINKING && SOFT_DRINKS.test(sentence.text) && !ALCOHOL.test(sentence.text)) return []
  const found: Proposal[] = []
  for (const [at, clause] of clauses.entries()) {
    const text = clause.text.replace(NOT_A_HABIT, ' ')
    if (!topic.word.test(text) || !isOwn(clause, text, sentence)) continue
    const span = `${head(sentence, at)}${part(text, topic)} ${tail(sentence, at, topic)}`
    // "I don't touch the stuff, alcohol I mean": the word alone, the answer around it.
    const isWordAlone =
      clauses.length <= FEW_CLAUSES && !I_DO.test(text) && isBare(text, topic.word) && !topic.other.test(sentence.text)
    const said = habitOf(isWordAlone && !saysHowOften(text) && !YES.test(text) ? sentence.text : span)
    // "Wine on a birthday, otherwise I don't drink."
    const value = said === 'no' && THE_REST.test(text) ? 'sometimes' : said
    // "A beer at a barbecue, that's the extent of my drinking": a bare mention takes nothing back.
    const isMention = found.length > 0 && value === 'yes' && !OFTEN.test(span) && !YES.test(span)
    if (value !== null && !isMention) found.push({ kind: 'set', path: topic.path, value, words: sentence.original })
  }
  return found
}

const LISTED_THINGS = everywhere(
  anyOf(SMOKE, DRINK, /or|nor|and|any|either|even|drugs?|pills|weed|gambling|caffeine|coffee|meat|sugar/),
)
const BEGINS_A_LIST =
  /\b(?:do not|never|neither|no|without|not) (?:really )?(?:do|touch|use|like|go near|bother with)\b/
const TWO_CLAUSES_BACK = 2

/** "I don't do drugs, cigarettes or alcohol": what begins a list holds for each of its items. */
function head({ clauses }: Sentence, at: number): string {
  if (clauses[at]?.text.replace(LISTED_THINGS, '').match(/[a-z]/)) return ''
  const begins = clauses.slice(Math.max(0, at - TWO_CLAUSES_BACK), at).find(({ text }) => BEGINS_A_LIST.test(text))
  return begins ? `${begins.text} ` : ''
}

const WHEN_NOT_ELSE = /^(?:but )?(?:just|only|except|unless|apart from) (?:when|at|on|if|with|for|a|the)\b/
const BUT_I_DO = pattern`^but (?:(?:truthfully|honestly|really|actually|to be honest|in truth) )?(?:i )?
  (?:will|do|might|may|can|would|have|like|enjoy)\b`
const GOES_ON = pattern`^(?:but |and |though |so |just |well |really |mostly |usually |maybe )*${oneOf(
  /weekends?(?=\W*$)/,
  /only|never|just|like maybe|not|no|yes|some|occasional|socially|rarely|hardly|sometimes|once|now and|every/,
  /at part|at wedd|on weekends|on special|when i|when out|a few|a couple|about|maybe|a pack|\d|daily|definitely/,
  /that is (?:it|all)|nothing|except|unless|ever|quit|gave|do not/,
  /it (?:should|ought to) (?:be|say)|now (?:it is|i|just|only|down to|one|a|the)/,
  /these days|nowadays|i have not (?:touched|had|smoked|drunk)/,
  pattern`(?:on|at|in|for|over|around) (?:the |a |an |my |family )?(?:odd |occasional )?${oneOf(
    /holidays?|vacations?|birthdays?|christmas|new year|weddings?|part(?:y|ies)|occasions?|nights? out/,
    /fridays?|saturdays?|sundays?|summer|company|meals/,
  )}`,
)}\b`
const SPEAKS_OF_ELSE = anyOf(/kids?|children|weekends? (?:work|suit|are|is)|free|budget|miles|km|smok|looking/)
const LONGEST_TAIL = 9

/** What directly follows and has no topic of its own still belongs: "I drink, but only socially". */
function tail(sentence: Sentence, at: number, topic: Topic): string {
  const next = sentence.clauses[at + 1]
  if (next?.about !== 'self') return ''
  const { text } = next
  if (WHEN_NOT_ELSE.test(text)) return text
  if (topic.other.test(text)) return ''
  if (BUT_I_DO.test(text) && SOMETIMES.test(text)) return text
  if (topic.word.test(text)) return ''
  return GOES_ON.test(text) && text.split(' ').length <= LONGEST_TAIL && !SPEAKS_OF_ELSE.test(text) ? text : ''
}

const MY_OWN_HABIT = oneOf(
  /drink|smok|habits?|alcohol|own|vices?|relationship with|consumption|intake/,
  /only|idea|limit|one|worst|guilty/,
)
/** "My car drinks petrol": a thing of the writer's, not the writer. */
const THING_OF_MINE = pattern`^(?:and |but |so |well )*my (?!${MY_OWN_HABIT})`
const MENTIONS_ME = anyOf(/i|me|my|myself/)
const LISTS_WISHES = anyOf(/must[- ]?haves?|nice[- ]to[- ]haves?|bonus|ideal partner|my ideal|their/)

function isOwn(clause: Clause, text: string, sentence: Sentence): boolean {
  if (clause.about !== 'self') return false
  if (OWN_NO.test(sentence.text)) return true
  if (THEIR_HABIT.test(text)) return false
  if (THING_OF_MINE.test(text) && !/\bi\b|:/.test(text)) return false
  if (/\bdealbreaker\b/.test(sentence.text) && !/\bi\b/.test(text)) return false
  return !LISTS_WISHES.test(sentence.text) || MENTIONS_ME.test(text)
}

/** Nothing but a joint between the two words: "smoke or drink". */
const JOINT = /^\W*(?:or|nor|and|\/|,|&)?(?: (?:or|and))?\W*(?:to |an? )?$/
/** "I smoke when I drink": the second word is the occasion of the first. */
const OCCASION = /\b(?:when|if|while|unless|only with)\b/
const CONTRAST = /\b(?:and|but|though|while)\b/
const LEADS_ITS_ANSWER = /^(?:yes|no|never|some ?times|none|socially|occasionally|rarely|a bit)\b/
const REFUSAL_BEFORE = /\b(?:no|not|never|non|zero|without)\s*$/

/** The stretch of a clause that speaks of this habit when it speaks of both. */
function part(text: string, topic: Topic): string {
  const [mine, other] = [topic.word.exec(text), topic.other.exec(text)]
  if (!mine || !other) return text
  const [first, second] = mine.index < other.index ? [mine, other] : [other, mine]
  const isFirst = first === mine
  const from = first.index + first[0].length
  const between = text.slice(from, second.index)
  if (JOINT.test(between)) return text
  if (OCCASION.test(between)) return isFirst ? text : ''
  const contrast = CONTRAST.exec(between)
  const cut = contrast ? from + contrast.index : cutWithoutContrast(text, { from, second })
  return isFirst ? text.slice(0, cut) : text.slice(cut)
}

/** "Smoking no, drinking yes": each word leads its answer, unless the last one ends the text. */
function cutWithoutContrast(text: string, { from, second }: { from: number; second: RegExpExecArray }): number {
  const after = text.slice(second.index + second[0].length).trim()
  const refusal = LEADS_ITS_ANSWER.test(after) ? null : REFUSAL_BEFORE.exec(text.slice(from, second.index))
  return after === '' || refusal ? from + (refusal?.index ?? 0) : second.index
}
