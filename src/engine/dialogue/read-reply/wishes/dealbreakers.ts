import { MAX_NAME } from '#contract/limits.ts'
import type { Proposal } from '../../proposal.ts'
import { SOMEBODY_ELSE } from '../../reading/people.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../../reading/words.ts'
import type { Context, Reader } from '../reader.ts'
import { phrase } from '../wording.ts'
import { isDisliked, listedIn } from './must-nots.ts'
import { OWN_NO } from './own-habits.ts'
import { refusedItems } from './refused-items.ts'
import { GOING_ON, NONE, NOT_ONE, REFUSING } from './refusing-words.ts'

const PATH = 'valuesMap.dealbreakers'

/**
 * Deal-breakers: the listed ones by their meaning, others in the person's words. They are about partners, never about
 * the writer.
 */
export const readDealbreakers: Reader = (sentence, context) => {
  if (sentence.asks) return []
  if (NONE.test(sentence.text)) return [{ kind: 'settle', slot: 'dealbreakers', words: sentence.original }]
  if (isNoneOfTheirs(sentence, context) || OWN_NO.test(sentence.text)) return []
  const text = clausesOnPartners(sentence)
  const isMeant =
    REFUSING.test(text) || answersTheQuestion(sentence, context) || goesOn(sentence, context) || isGeneralDislike(text)
  if (!isMeant || REPORTED.test(text)) return []
  const items = [...refusedItems(text), ...(context.pending === 'wishes' ? nosIn(sentence) : [])].flatMap(eitherOf)
  const whole = listedIn(items.join(' and ').toLowerCase())
  const apart = items.filter(
    (item) => listedIn(item.toLowerCase()).length > 0 || !whole.some(({ said }) => said.includes(lastWord(item))),
  )
  return [...whole.map(({ value }) => value), ...new Set(apart)].flatMap((item) => toProposals(item, sentence))
}

const NOT_OK = /\b(?:can not|will not) (?:be )?ok/
const REPORTED = /\b(?:my ex|he|she|they) (?:said|says|thought|told|had|left)\b/

/** "Okay, that's me done": the person has nothing to add. */
const ROUNDING_OFF = /ok|okay|right|well|so|and|alright|all right|great|cool|anyway|there|i think|yes|no/
const THROUGH = pattern`^\W*(?:${ROUNDING_OFF}\W+)*
  (?:that|this|it) (?:is|makes|would be) (?:me done|all|it|everything|me finished)\b`
/** "Cats are not a deal-breaker", "my sister's deal-breaker". */
function isNoneOfTheirs({ text, clauses }: Sentence, { isBrief }: Context): boolean {
  if ((NOT_ONE.test(text) && !NOT_OK.test(text)) || THROUGH.test(text)) return true
  if (clauses.every(({ about }) => about === 'third') && !isBrief && !PEOPLE_IN_GENERAL.test(text)) return true
  return SOMEBODY_ELSE.test(text) && /'s dealbreaker\b/.test(text)
}

const RULING_OUT = anyOf(/no|not|never|rules?|without/)
const OWN_HABITS = /\bi (?:do|am|have|smoke|drink|never)\b/
const answersTheQuestion = ({ text }: Sentence, { pending }: Context) =>
  pending === 'wishes' && RULING_OUT.test(text) && !OWN_HABITS.test(text)

const OF_THE_WRITER = /\bi (?:am|do|have|smoke|drink|want|would)\b/
const goesOn = ({ text }: Sentence, { lastPath }: Context) =>
  lastPath === PATH && GOING_ON.test(text) && !OF_THE_WRITER.test(text)

/** "Lying or daily smoking" refuses two things. */
function eitherOf(item: string): string[] {
  const parts = item.split(/ (?:or|nor) /)
  return parts.every((part) => part.split(' ').length <= 3) ? parts.map((part) => phrase(part, MAX_NAME)) : [item]
}

const LABELLED = /\bdealbreaker(?: for me)?\s*(?::|is|are|=|-|would be|include)/
/** "Serious relationship, I don't smoke": the writer's own habit, in the midst of refusals too. */
const OWN_HABIT =
  /^(?:and |but |so )?i (?:do not |never |only |rarely |hardly |sometimes |occasionally )*(?:smoke|drink)\b/
const ON_THE_WRITER = /^(?:my|i am|i have|because|since) /

function clausesOnPartners({ text, clauses }: Sentence): string {
  if (LABELLED.test(text)) return text
  return clauses
    .filter((clause) => !OWN_HABIT.test(clause.text))
    .filter((clause) => REFUSING.test(clause.text) || (clause.about !== 'third' && !ON_THE_WRITER.test(clause.text)))
    .map((clause) => clause.text)
    .join(', ')
}

const PEOPLE_IN_GENERAL = pattern`^(?:so |also |and |oh )*${oneOf(
  /people|someone|somebody|anyone|anybody|folks|men|women|guys|being|those|if (?:they|someone|he|she|you)/,
)}\b`
const WELCOME = anyOf(/fine|ok|okay|mind|love|great|nice|bonus|good|happy|welcome|my|i (?:am|have|do)/)
/** "People who are mean to kids": said of people in general, one of the listed ones is a dislike by itself. */
const isGeneralDislike = (text: string) => PEOPLE_IN_GENERAL.test(text) && isDisliked(text) && !WELCOME.test(text)

const A_NO = /^(?:and |but |or |also )?(?:no|not into|not keen on) ((?:[\w'-]+ ){0,2}[\w'-]{3,})$/
const NO_REFUSAL = pattern`^${oneOf(
  /(?:real |big |strong |particular |specific )?(?:problem|worries|rush|pressure|stress|idea|clue|preferences?)/,
  /thanks?|thank you|one|need|more|less|way|matter|doubt|musts?|must[- ]haves?|dealbreakers?|requirements?/,
)}\b`
/** "No couples, no gym bros": right after the question each is a refusal. */
const nosIn = ({ text, clauses }: Sentence): string[] =>
  (clauses.some(({ about }) => about === 'third') ? '' : text)
    .split(/\s*[,;.]\s*/)
    .map((stretch) => A_NO.exec(stretch)?.[1] ?? '')
    .filter((refused) => refused !== '' && !NO_REFUSAL.test(refused))
    .map((refused) => phrase(refused, MAX_NAME))

const lastWord = (item: string) => item.toLowerCase().split(' ').at(-1) ?? item

const LONGEST_ITEM = 16

function toProposals(item: string, { original, text }: Sentence): Proposal[] {
  const said = item.toLowerCase()
  const listed = listedIn(said)
  if (listed.length > 0) return listed.map(({ value }) => ({ kind: 'add', path: PATH, value, words: original }))
  const isLong = item.split(' ').length > LONGEST_ITEM
  const isOtherValue = !text.includes('dealbreaker') && OTHER_VALUES.test(said)
  if (isLong || TOO_VAGUE.test(said) || isOtherValue) return []
  return [{ kind: 'add', path: PATH, value: item, words: original }]
}

const TOO_VAGUE = oneOf(
  pattern`^(?:${oneOf(
    /am|i am|it is|was|were|my|what|who|which|also|a|an|the|any|to|for me|me|one|more|any ?more|so|really|ever|never/,
    /it|that|this|those|these|they|them|people|someone|anyone|something|anything|any of (?:that|it|them)/,
    /please|thanks|sorry|kids|children|any children|any kids|any more (?:children|kids)|games/,
    /a relationship|serious|anything serious|commitment/,
  )})$`,
  /^(?:a|any|the|with|to) \w{1,3}$/,
  /^(?:ok|okay|right|alright|all right|well|great|cool|anyway|then|now|there|all|everything|done)$/,
)
/** What another reader notes: said without the word "deal-breaker", it is not one. */
const OTHER_VALUES = anyOf(
  /serious|long-term|casual|flings?|hook-?ups?|one[- ]night|marriage|get(?:ting)? married|settle|build a life/,
  /relationship|commit\w*|kids|children|famil\w*|older|younger|over \d|under \d|aged?/,
  /drive|travel|miles|km|weekends?|weeknights?|budget|money/,
  /(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|mornings?/,
  /surprise|guests?|video|number|contact|(?:my|the) phone|phone number/,
)
