import type { Habit } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import type { Path } from '../slots.ts'
import { DRINK, NEVER, NOT_A_HABIT, OFTEN, SMOKE, SOMETIMES, THEIR_HABIT, WITH_MEALS } from './habit-words.ts'
import { type Context, isBare, type Reader } from './reader.ts'

type Topic = { path: Path; word: RegExp; group: RegExp }
const SMOKING: Topic = { path: 'valuesMap.lifestyle.smoking', word: SMOKE, group: DRINK }
const DRINKING: Topic = { path: 'valuesMap.lifestyle.drinking', word: DRINK, group: SMOKE }

/** With coffee in the sentence and no alcohol, "I drink six a day" is about coffee. */
const SOFT_DRINKS =
  /\b(?:coffees?|teas?|water|juices?|milk|smoothies?|sodas?|coke|matcha|lemonade|cocoa|kombucha|chai|espressos?|lattes?|caffeine)\b/
const ALCOHOL =
  /\b(?:alcohol\w*|booze|wines?|beers?|ciders?|cocktails?|gin|whisk(?:e)?y|vodka|pints?|drinker|teetotal\w*|sober|not (?:really |a |much of a |big )*drink|smok\w+)\b/

const STILL_AT_IT =
  /\b(?:try(?:ing)? to (?:quit|stop|give (?:it )?up|cut)|(?:can ?not|have not|never managed to|failed to|want to|need to|should|hope to|hoping to|plan(?:ning)? to|struggl\w+ to|would like to|wish i could) (?:\w+ )?(?:quit|stop|give (?:it )?up|kick)|cutting (?:down|back))\b/
const DOUBLE_NEGATION =
  /\b(?:not|never|would not|will not|can not|do not|am not) (?:say no to|turn down|refuse|averse to|opposed to|against|above|mind)\b/g
const SOMETIMES_ANYWAY =
  /\b(?:(?:hardly|rarely|seldom|barely|scarcely)|not (?:much of )?an? (?:big|heavy|huge|massive|regular|great|serious|major|daily|hard)|(?:do|does) not (?:really )?(?:smoke|drink) (?:much|often|a lot|that|very|too|heavily|every|regularly|loads|except|unless|apart|other)|not (?:much|often|every|a lot|very often|that often|daily|regularly|all the time|really often)|(?:unless|except|apart from|other than)|no more than|not (?:a|an) \w+ drinker but|otherwise (?:nothing|no|never|not|none)|never (?:more than|to excess|too much|a lot|heavily|get drunk|drunk)|nothing (?:heavy|crazy|excessive|mad|much|too))\b/

/** The member's own smoking and drinking: no, sometimes or yes. What they want in a partner is no answer to it. */
export const readHabits: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const both = bothInOne(sentence) ?? oneForEach(sentence, context)
  if (both) return both
  const confessed = confession(sentence, context)
  if (confessed) return confessed
  return [SMOKING, DRINKING]
    .flatMap((topic) => habitIn(sentence, topic))
    .concat(context.pending === 'habits' && context.isBrief ? briefAnswer(sentence) : [])
}

const CONFESSING =
  /\b(?:honest\w*|honesty|truth\w*|admit\w*|confess\w*|actually|to be fair|scratch that|okay|ok|hmm|still|that said|although|though|well|fine)\b/

/** "Well, hardly ever." */
const ON_SECOND_THOUGHT =
  /^\W*(?:(?:well|actually|ok|okay|hmm|or|at least|alright|fine|to be fair|i mean)\W+)*(?:hardly ever|very rarely|rarely|almost never|not often|sometimes|occasionally|once in a while|now and then|only (?:at|on|when) [a-z' ]{3,30})\W*$/
/** "Well, a toast at New Year's", after a no. */
const AN_EXCEPTION =
  /^\W*(?:well|ok|okay|except|unless|apart from|alright|fine|aside from)\b(?!.*\b(?:i am free|works?|suits?|meet|date)\b)/
/** "Or really more like every night lately": how often, put right, without naming the thing again. */
const OFTENER_THOUGHT =
  /^\W*(?:(?:well|actually|ok|okay|hmm|or|honestly|really|alright|to be (?:fair|honest)|i mean|no|wait|maybe|probably|it is)\W+)+(?:more like|closer to|nearly|almost|basically|pretty much|it is)?\W*(?:every|most|each|daily|nightly)\b[^.]{0,30}\W*$/

/** "Full honesty, I still sneak one when I'm out", right after the habit was noted. */
function confession(sentence: Sentence, { lastPath }: Context): Proposal[] | null {
  const topic = [SMOKING, DRINKING].find(({ path }) => path === lastPath)
  const { text, original } = sentence
  if (topic && ON_SECOND_THOUGHT.test(text))
    return [{ kind: 'set', path: topic.path, value: 'sometimes', words: original }]
  if (topic && AN_EXCEPTION.test(text) && SOMETIMES.test(text) && text.split(' ').length <= 9 && !SMOKE.test(text))
    return [{ kind: 'set', path: topic.path, value: 'sometimes', words: original }]
  if (topic && OFTENER_THOUGHT.test(text) && !SMOKE.test(text))
    return [{ kind: 'set', path: topic.path, value: 'yes', words: original }]
  if (!topic || SMOKE.test(text) || DRINK.test(text) || !CONFESSING.test(text)) return null
  if (
    !/\bi (?:\w+ ){0,2}(?:sneak|have|do|like|enjoy|might|will|take|cadge|bum|indulge|partake)\b/.test(text) ||
    !/\b(?:one|it|them|some|a few|a couple|do|indulge|partake)\b/.test(text)
  )
    return null
  if (sentence.clauses.some(({ about }) => about === 'third')) return null
  return SOMETIMES.test(text) ? [{ kind: 'set', path: topic.path, value: 'sometimes', words: original }] : null
}

function habitIn(sentence: Sentence, topic: Topic): Proposal[] {
  const found: Proposal[] = []
  for (const [at, clause] of sentence.clauses.entries()) {
    const text = clause.text.replace(NOT_A_HABIT, ' ')
    if (!topic.word.test(text) || !isOwn(clause, text, sentence)) continue
    if (topic === DRINKING && SOFT_DRINKS.test(sentence.text) && !ALCOHOL.test(sentence.text)) continue
    const span = `${part(text, topic)} ${tail(sentence, at, topic)}`
    // "I don't touch the stuff, alcohol I mean": the word alone, the answer around it.
    const value = habitOf(
      isBare(text, topic.word) && !topic.group.test(sentence.text) && !saysHowMuch(text) ? sentence.text : span,
    )
    // "A beer at a barbecue, that's the extent of my drinking": a bare mention takes nothing back.
    if (value === null || (found.length > 0 && value === 'yes' && !OFTEN.test(span) && !/\byes\b/.test(span))) continue
    found.push({ kind: 'set', path: topic.path, value, words: sentence.original })
  }
  return found
}

const saysHowMuch = (text: string) =>
  NEVER.test(text) || SOMETIMES.test(text) || OFTEN.test(text) || /\byes\b/.test(text)

/** What directly follows and has no topic of its own still belongs: "I drink, but only socially". */
const EXCEPTION = /^but (?:i )?(?:will|do|might|may|can|would|have|like|enjoy)\b/
function tail(sentence: Sentence, at: number, topic: Topic): string {
  const next = sentence.clauses[at + 1]
  if (
    next?.about === 'self' &&
    /^(?:but )?(?:just|only|except|unless|apart from) (?:when|at|on|if|with|for|a|the)\b/.test(next.text)
  )
    return next.text
  if (next?.about === 'self' && EXCEPTION.test(next.text) && SOMETIMES.test(next.text) && !topic.group.test(next.text))
    return next.text
  if (next?.about !== 'self' || topic.group.test(next.text) || topic.word.test(next.text)) return ''
  const follows =
    /^(?:but |and |though |so |just |well |really |mostly |usually |maybe )*(?:only|never|just|like maybe|not|no|yes|some|occasional|socially|rarely|hardly|sometimes|once|now and|every|at part|at wedd|on weekends|on special|when i|when out|a few|a couple|about|maybe|a pack|\d|daily|definitely|that is (?:it|all)|nothing|except|unless|ever|quit|gave|do not)\b/
  return follows.test(next.text) &&
    next.text.split(' ').length <= 9 &&
    !/\b(?:kids?|children|weekends? (?:work|suit|are|is)|free|budget|miles|km|smok|looking)\b/.test(next.text)
    ? next.text
    : ''
}

function isOwn(clause: Clause, text: string, sentence: Sentence): boolean {
  if (clause.about === 'third' || clause.about === 'partner' || clause.about === 'other') return false
  if (THEIR_HABIT.test(text)) return false
  // "My car drinks petrol": a thing of the writer's, not the writer.
  if (
    /^(?:and |but |so |well )*my (?!drink|smok|habits?|alcohol|own|vices?|relationship with|consumption|only|idea|limit|one|worst|guilty|intake)/.test(
      text,
    ) &&
    !/\bi\b|:/.test(text)
  )
    return false
  if (/\bdealbreaker\b/.test(sentence.text) && !/\bi\b/.test(text)) return false
  return (
    !/\b(?:must[- ]?haves?|nice[- ]to[- ]haves?|bonus|ideal partner|my ideal|their)\b/.test(sentence.text) ||
    /\b(?:i|me|my|myself)\b/.test(text)
  )
}

/** The stretch of a clause that speaks of this habit when it speaks of both. */
function part(text: string, topic: Topic): string {
  const [mine, other] = [topic.word.exec(text), topic.group.exec(text)]
  if (!mine || !other) return text
  const [first, second] = mine.index < other.index ? [mine, other] : [other, mine]
  const between = text.slice(first.index + first[0].length, second.index)
  const joint = /^\W*(?:or|nor|and|\/|,|&)?(?: (?:or|and))?\W*(?:to |an? )?$/.test(between)
  if (joint) return text
  if (/\b(?:when|if|while|unless|only with)\b/.test(between)) return first === mine ? text : ''
  const bare = text.slice(second.index + second[0].length).trim()
  if (!/\b(?:and|but|though|while)\b/.test(between)) {
    // "Smoking no, drinking yes": each word leads its answer, unless the last one ends the text.
    const isLabelled = /^(?:yes|no|never|some ?times|none|socially|occasionally|rarely|a bit)\b/.test(bare)
    const refused = isLabelled ? null : /\b(?:no|not|never|non|zero|without)\s*$/.exec(between)
    const cutAt = bare === '' || refused ? first.index + first[0].length + (refused?.index ?? 0) : second.index
    return first === mine ? text.slice(0, cutAt) : text.slice(cutAt)
  }
  const cut = /\b(?:and|but|though|while)\b/.exec(between)
  const at = first.index + first[0].length + (cut?.index ?? 0)
  return first === mine ? text.slice(0, at) : text.slice(at)
}

function habitOf(said: string): Habit | null {
  if (said.trim() === '') return null
  const text = nowadays(said.replace(DOUBLE_NEGATION, 'like'))
  if (STILL_AT_IT.test(text)) return 'yes'
  const labelled =
    /\b(?:smok(?:e|ing|er)|drink(?:s|ing|er)?|alcohol)\b\s*(?:[:=-]|\?|is a|would be)?\s*(?:a |an )?(yes|no|some ?times|never|nope|none)\b/.exec(
      text,
    ) ?? /\b(yes|no|some ?times)\b (?:for|on|to|with|about) (?:smok|drink|alcohol)/.exec(text)
  if (labelled?.[1] && !SOMETIMES.test(text))
    return /^(?:no|never|nope|none)/.test(labelled[1]) ? 'no' : labelled[1].startsWith('some') ? 'sometimes' : 'yes'
  if (
    /\b(?:quit|ex-?smoker|former|gave up|given up|stopped|used to|sober|sobriety|teetotal)\b/.test(text) &&
    !/\b(?:still|again|but now)\b/.test(text) &&
    !contradicted(text)
  )
    return 'no'
  if (SOMETIMES_ANYWAY.test(text)) return 'sometimes'
  if (
    NEVER.test(text) &&
    !/\b(?:no longer a non|not (?:a )?(?:non-?smoker|teetotal|sober)|no (?:problem|shame|plans to stop))\b/.test(text)
  )
    return contradicted(text) ? 'sometimes' : 'no'
  if (OFTEN.test(text) && !/\b(?:only|weekends)\b/.test(text)) return 'yes'
  if (SOMETIMES.test(text)) return 'sometimes'
  if (WITH_MEALS.test(text)) return 'yes'
  if (ONE_AT_A_TIME.test(text)) return 'sometimes'
  return /\b(?:i|me|my|yes|smoker|drinker|am)\b/.test(text) && PARTAKING.test(text) ? 'yes' : null
}

const ONE_AT_A_TIME =
  /\b(?:might|(?:a|an|one|1) (?:martini|cigarette|smoke|sherry|bourbon|glass|beer|wine|pint|cocktail|drink|cigar|tipple|cider|gin|whisky|cheeky)|glass of)\b/

/** A drink that is only mentioned is nobody's habit; it has to be had or liked. */
const PARTAKING =
  /\b(?:smok\w*|drink(?:ing|ers?)?|drank|vap\w*|yes|have|having|enjoy|like|love|partial to|fond of|into|can not resist|need|roll|pack|cigarettes?|cigs|blaze|puff|boozer?)\b/

/** "A big drinker at uni, now just the odd pint": what holds today. */
function nowadays(text: string): string {
  const today =
    /\b(?:used to|was|were|at (?:uni|college|university|school)|years ago|in my (?:20|30|teen|twent|thirt|youth)\w*|once)\b.*\b(?:now|these days|nowadays|today)\b(.{6,})$/.exec(
      text,
    )
  return today?.[1] && (SOMETIMES.test(today[1]) || NEVER.test(today[1]) || OFTEN.test(today[1]))
    ? `i have ${today[1]}`
    : text
}

/** "Not a smoker, only at parties": an exception named after the no. */
const contradicted = (text: string) =>
  /\b(?:only|just|except|unless|apart from|but (?:i )?(?:do|have|might|will|like|enjoy)|maybe)\b/.test(text) &&
  SOMETIMES.test(text)

/** "Neither", "no to both", "yes to both": one answer to the question that asks about both. */
function bothInOne(sentence: Sentence): Proposal[] | null {
  const { text, original } = sentence
  if (
    !/\b(?:neither (?:of those|for me|one)?|no to both|none of (?:those|that|the two)|not either|yes to both|both sometimes|sometimes to both|both occasionally|both socially)\b/.test(
      text,
    )
  )
    return null
  if (SMOKE.test(text) || DRINK.test(text)) return null
  const value: Habit = /\byes to both\b/.test(text)
    ? 'yes'
    : /\b(?:both|sometimes to) \w+/.test(text) && !/\bno to both\b/.test(text)
      ? 'sometimes'
      : 'no'
  return sentence.clauses.some(({ about }) => about === 'third')
    ? []
    : [SMOKING, DRINKING].map(({ path }) => ({ kind: 'set' as const, path, value, words: original }))
}

const ANSWER = '(no|nope|nah|never|yes|yeah|yep|sometimes|occasionally|socially|rarely)'
const TWO_ANSWERS = new RegExp(
  `^\\W*${ANSWER}(?:,| and|,? then| \\/| -)+ ${ANSWER}\\b(?! (?:thanks|problem|way|i|more))`,
)

/** "No and sometimes", in the order of the question: smoking first, unless the person names drinking first. */
function oneForEach(sentence: Sentence, { pending }: Context): Proposal[] | null {
  const [, first, second] = TWO_ANSWERS.exec(sentence.text) ?? []
  const [smoke, drink] = [SMOKE.exec(sentence.text), DRINK.exec(sentence.text)]
  if (!first || !second || (pending !== 'habits' && !(smoke && drink))) return null
  const topics = smoke && drink && drink.index < smoke.index ? [DRINKING, SMOKING] : [SMOKING, DRINKING]
  return topics.flatMap(({ path }, at): Proposal[] => {
    const value = habitOf(`i ${at === 0 ? first : second}`)
    return value ? [{ kind: 'set', path, value, words: sentence.original }] : []
  })
}

/** A bare "no", "sometimes" or "socially" right after being asked answers for both. */
function briefAnswer({ text, original }: Sentence): Proposal[] {
  if (SMOKE.test(text) || DRINK.test(text) || !BRIEF_HABIT.test(text) || NO_ANSWER.test(text)) return []
  const value = habitOf(`i ${text}`)
  return value ? [SMOKING, DRINKING].map(({ path }) => ({ kind: 'set' as const, path, value, words: original })) : []
}
const NO_ANSWER = /^\W*no (?:idea|clue|comment|way to (?:know|say)|thanks|problem|one)\b/
const BRIEF_HABIT =
  /^\W*(?:no|nope|nah|never|yes|yeah|yep|neither|sometimes|occasionally|socially|rarely|i do|i do not|not really|none|both|nothing)\b[^a-z]*(?:\w+\W*){0,3}$/
