import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import type { Back } from './ask-back.ts'
import type { Likelihood } from './learned/reader.ts'
import { stemsIn } from './named-entries.ts'
import type { Ordered } from './orders/order.ts'
import { type Proposal, putting } from './proposal.ts'
import { type Reading, slotOfProposal } from './proposals.ts'
import {
  isBonus,
  isDemanded,
  isPlainMust,
  withoutFrame,
  withoutHalf,
  withoutNice,
  withPerson,
} from './read-reply/wishes/entry-words.ts'
import { isItem } from './read-reply/wishes/list-items.ts'
import { putIn } from './read-reply/wishes/must-nots.ts'
import { isSameHabit, refusedHabits } from './read-reply/wishes/refused-habits.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Sentence } from './reading/sentences.ts'
import { phrase } from './reading/wording.ts'
import { defined, holderOf, LISTED_OPTIONS, type Path, type Slot } from './slots.ts'
import { heardAsWell } from './spans/heard-as-well.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import type { SpanKind } from './spans/marked-line.ts'
import type { FoundSpan } from './spans/span-reader.ts'
import { type Conversation, slotAsked } from './state.ts'
import { askToKeep } from './telling/disclosure.ts'

const FAITH: Path = 'valuesMap.faith_values_edge'
const SAFETY: Path = 'valuesMap.safety_prefs'
/** Where words of one's own are put. */
const PLACE: Partial<Record<SpanKind, Path>> = {
  must: 'preferences.must_haves',
  nice: 'preferences.nice_to_haves',
}
const DEALBREAKERS: Path = 'valuesMap.dealbreakers'
// Measured on lines of an author whose others were not learned from: of what weighs 0.5 or more, 83 in 100 were marked
// so by the author, 66 of them word for word; of what weighs from 0.2 to 0.5, 55 and 31.
/** From here on words are noted: as an answer, or though they were not asked about. */
const NOTED = 0.45
const NOTED_UNASKED = 0.6
/** From here on they are asked about. */
const ASKED_BACK = 0.25
const ASKED_BACK_UNASKED = 0.4
/** From here on a fact is offered to be kept. */
const A_FACT = 0.4
const LEAST_FACT = 3

/** What a message says in words of one's own: what is noted, what is only half heard, what is asked, a fact for a note. */
export type OwnWords = { sure: Proposal[]; half: Proposal[]; keep: Back | null; fact: string }
export const NO_WORDS: OwnWords = { sure: [], half: [], keep: null, fact: '' }

/** Reads which words of a message belong on the card. */
export function spansIn(reading: Reading, text: string, { reader, before }: Hearing): readonly FoundSpan[] {
  const said = reading.isHostile ? reading.sentences.map(({ original }) => original).join(' ') : text
  const standing = before.entries.map(({ path, value }) => ({
    row: holderOf(path).corpusRow ?? 'other',
    value: String(value),
  }))
  const line = said.replace(BULLET, '')
  return reader.spans(line, { asked: slotAsked(before) ?? 'none', standing }).map((span) => whole(span, line))
}

/** A span without half of a clause, and of the kind that the words behind it say. */
function whole(span: FoundSpan, line: string): FoundSpan {
  const said = withoutHalf(span.words, line.slice(span.to))
  const words = withoutNice(said)
  const isNice = said !== words || isBonus(line.slice(span.from + words.length))
  const kind = span.kind === 'must' && isNice ? 'nice' : span.kind
  return { ...span, kind, to: span.from + words.length, words }
}

/** "1. sober": the mark before an item of a list. */
const BULLET = /^[^\S\n]*(?:\d[.)]|[-*\u2022])[^\S\n]+/gm
type Hearing = { reader: LearnedReader; before: Conversation }

/** What is noted, asked about and offered to be kept of the words that belong on the card. */
export function ownWords(
  spans: readonly FoundSpan[],
  { reading, before, likely, reader }: Hearing & { reading: Reading; likely: Likelihood },
): OwnWords {
  const asked = slotAsked(before)
  const answers = (asked && defined(asked).answeredBy) ?? []
  const sure: Proposal[] = []
  const half: Proposal[] = []
  const isOfMember = (one: FoundSpan) => !isOfQuestion(one, reading) && !isOfHost(one, reading)
  for (const found of spans.filter(isOfMember).flatMap(unquoted)) {
    const isRefused = asked === 'dealbreakers' && found.kind === 'must' && isRefusal(found, reading, reader)
    const span = isRefused ? { ...found, kind: 'refused' as const } : found
    const isAnswer = answers.includes(span.kind) || (span.kind === 'must' && isMustIn(span, reading))
    const heard = heardAsWell(span, { likely, sentences: reading.sentences, reader }, isAnswer)
    if (heard === null) continue
    const put = proposalsOf(span, reading)
    if (heard === 'noted' && span.likely >= (isAnswer ? NOTED : NOTED_UNASKED)) sure.push(...put)
    else if (span.likely >= (isAnswer || heard === 'noted' ? ASKED_BACK : ASKED_BACK_UNASKED)) half.push(...put)
  }
  const facts = spans.filter(
    ({ kind, likely: weight, words }) => kind === 'fact' && weight >= A_FACT && lengthOf(words) >= LEAST_FACT,
  )
  const fact = facts.map(({ words }) => phrase(words, MAX_NOTES)).join('. ')
  const refused = refusedHabits(reading.sentences).filter((one) => ![...sure, ...half.filter(isLong)].some(isOf(one)))
  const left = half.filter((one) => !refused.some(isOf(one)))
  return { sure: [...together(sure), ...refused], half: left, keep: null, fact }
}

const LONGEST_HABIT = 4
/** Whether words are about the same habit: the person's own say it best. */
const isOf = (one: Proposal) => (other: Proposal) =>
  'value' in one && 'value' in other && isSameHabit(String(one.value), String(other.value))
const isLong = (one: Proposal) => 'value' in one && lengthOf(String(one.value)) > LONGEST_HABIT

const isMustIn = ({ words }: FoundSpan, { sentences }: Reading) =>
  sentences.some(({ original }) => original.includes(words) && isPlainMust(words, original))

/** "Someone who would out me", asked what is a no: what is named and not demanded may be what is refused. */
function isRefusal({ words }: FoundSpan, { sentences }: Reading, reader: LearnedReader): boolean {
  const clause = sentences.flatMap(({ clauses }) => clauses).find(({ original }) => original.includes(words))
  if (!clause || isDemanded(words, clause.original)) return false
  const heard = reader(clause.original, 'dealbreakers')
  return heard('X') > heard('W')
}

const ASKS = /^\W*(?:(?:and|but|so|or|oh|ha)\W+)*(?:do|does|did|is|are|was|were|has|have|who|what|why|where|when|how)\b/
/** "Is the Pope Catholic?" tells nothing to keep; "could he like jazz?" is a wish. */
const isOfQuestion = ({ words }: FoundSpan, { sentences }: Reading) => {
  const within = sentences.filter(({ original }) => original.includes(words))
  return within.length > 0 && within.every(({ asks, text }) => asks && ASKS.test(text))
}

/** "You are patient with my English" is said of the host. */
const isOfHost = ({ words }: FoundSpan, { sentences }: Reading) => {
  const clauses = sentences.flatMap((one) => one.clauses.filter(({ original }) => original.includes(words)))
  return clauses.length > 0 && clauses.every(({ text }) => OF_HOST.test(text))
}
const OF_HOST =
  /^\W*(?:(?:and|but|oh|well|so|yes|thank you|thanks) )*(?:you (?:are|were|have been|seem|sound)|for being)\b/

/** 'Kind" and "gentle': two things in quotes that were marked as one. */
const unquoted = (span: FoundSpan): FoundSpan[] =>
  span.words.split(/["\u201d]\s*(?:,|and|&|or)*\s*["\u201c]/i).map((words) => ({ ...span, words }))

const lengthOf = (words: string) => words.split(/\s+/).length

/** "No drama" among wishes is a refusal; "no rush" is none. */
const A_NO =
  /^(?:(?:(?:nobody|no ?one|nae ?b[oa]dy)(?: who(?:['\u2019]d|['\u2019]s)?)?|no|nae|zero|none of|not an?)\s+(?!rush|hurry|pressure|problem|worries)|(?:time|patience|room) for\s+)+/i

/** "Isn't glued to a phone", "must not be a gambler": a wish that denies is a refusal. */
const NEGATED =
  /^(?:(?:is|are)n['\u2019]?t|(?:must|should) ?n[o'\u2019]?t be|not be|never be)\s+(?:an?\s+)?(?!only|just)/i

/** "That he does not hit": what is demanded not to be is refused; "people who don't listen" stays as it is. */
const DEMANDS_NOT = /\bthat (?:s?he|they) (?:do(?:es)?|is|are|must|should|will|would)(?: not|n['\u2019]?t)\b/i
const DENIAL = /^(?:do(?:es)?|is|are|must|should|will|would)(?: not|n['\u2019]?t)\s+(?:be\s+)?/i

/** Words of one's own in their place, as a list or the row of faith spells them; none where they are no thing. */
export function proposalsOf({ kind, words }: Pick<FoundSpan, 'kind' | 'words'>, { sentences }: Reading): Proposal[] {
  const source = sentences.find(({ original }) => original.includes(words))?.original ?? words
  const wished = kind === 'must' ? words.replace(NEGATED, 'no ') : words
  const bare = withoutFrame(source.includes(`no ${words}`) ? words.replace(/^one (?:who )?/i, '') : wished)
  if (kind === 'faith')
    return [
      putting({ path: FAITH, value: phrase(withPerson(bare, source).replace(/^an? /i, ''), MAX_NAME), words: source }),
    ]
  const isRefused = kind === 'refused' || (kind === 'must' && A_NO.test(bare))
  const path = isRefused ? DEALBREAKERS : PLACE[kind]
  const value = phrase(
    isRefused
      ? withoutFrame(
          withPerson(DEMANDS_NOT.test(source) ? bare.replace(DENIAL, '') : bare, source)
            .replace(A_NO, '')
            .replace(/^an? /i, ''),
        )
      : withPerson(bare, source),
    MAX_NAME,
  )
  if (path === undefined || !isItem(value)) return []
  const step = LISTED_OPTIONS[SAFETY]?.find((one) => one.toLowerCase() === value.toLowerCase())
  if (step !== undefined) return [putting({ path: SAFETY, value: step, words: source })]
  const listed = isRefused ? putIn(plainWords(value), plainWords(source)) : []
  return (listed.length > 0 ? listed : [value]).map((one) => putting({ path, value: one, words: source }))
}

type Beside = { order: Ordered | null; sentences: readonly Sentence[]; reader: LearnedReader | undefined }
/** Words that share less with what an order does are said beside it, where their clause orders nothing. */
const MOST_SHARED = 0.5
const ORDERS = 0.3
/** Words of one's own without those of an order: what it puts somewhere, and what it orders otherwise. */
export function unordered(words: readonly Proposal[], { order, sentences, reader }: Beside): Proposal[] {
  if (order === null) return [...words]
  const choices = order.which.flatMap(({ does }) => does)
  const put = new Set(
    stemsIn([...order.proposals, ...choices].map((one) => ('value' in one ? one.value : '')).join(' ')),
  )
  const rest = order.rest.toLowerCase()
  const isBeside = (one: Proposal) =>
    rest.includes(one.words.toLowerCase()) || ('value' in one && rest.includes(String(one.value).toLowerCase()))
  const isFree = (value: string) =>
    sentences
      .flatMap(({ clauses }) => clauses.filter(({ original }) => original.toLowerCase().includes(value)))
      .some(({ original }) => {
        const says = reader?.(original, 'none') ?? (() => 0)
        const isSaid = order.which.length > 0 || ['W', 'X', 'T'].some((label) => says(label) >= ORDERS)
        return isSaid && says('R') < ORDERS
      })
  return words.filter((one) => {
    if (!('value' in one)) return true
    const stems = [...stemsIn(String(one.value))]
    const shared = stems.filter((stem) => put.has(stem)).length
    return isBeside(one)
      ? shared < stems.length
      : shared < MOST_SHARED * stems.length && isFree(String(one.value).toLowerCase())
  })
}

/** Faith is one answer: what is said of it in several places is put together. */
function together(proposals: readonly Proposal[]): Proposal[] {
  const isFaith = (one: Proposal) => one.kind === 'set' && one.path === FAITH
  const faith = proposals.flatMap((one) => (one.kind === 'set' && one.path === FAITH ? [one] : []))
  const [first] = faith
  if (!first || faith.length < 2) return [...proposals]
  const value = phrase(faith.map((one, at) => (at === 0 ? one.value : lowered(String(one.value)))).join(', '), MAX_NAME)
  return [...proposals.filter((one) => !isFaith(one)), { ...first, value }]
}
const lowered = (text: string) => (/^\S[A-Z]|^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

// Measured on messages that the reader had not seen: at 0.2 nine in ten wishes are noted.
const HEARD = 0.2

/** Whether the learned reader hears words of one's own that something else found. */
export function areWordsHeard(one: Proposal, { likely, asked }: { likely: Likelihood; asked: Slot | null }): boolean {
  const labels = one.kind === 'set' || one.kind === 'add' ? (holderOf(one.path).heardAs ?? []) : []
  const isAsked = slotOfProposal(one) === asked || (asked === 'dealbreakers' && slotOfProposal(one) === 'mustHaves')
  return Math.max(0, ...labels.map(likely)) >= (isAsked ? HEARD / 2 : HEARD)
}

/** What passes by, so that nobody wants it kept: small talk, "you misheard", goodbyes, orders, questions, refusals. */
const PASSING: readonly string[] = ['ST', 'C', 'BYE', 'R', 'Q', 'SK', 'H', 'NO']
const PASSES = 0.3
const LEAST_NOTED = 4

/** Offers to keep what fits no place, where any words may be an answer. */
export function askToKeepRest(
  text: string,
  { likely, state }: { likely: Likelihood | undefined; state: Conversation },
): Back | null {
  const asked = slotAsked(state)
  const passes = likely !== undefined && PASSING.some((label) => likely(label) >= PASSES)
  // To a question about words of one's own any sentence may be the answer.
  const isOpen = asked !== null && defined(asked).isInWords === true
  return isOpen && !passes && text.split(/\s+/).length >= LEAST_NOTED ? askToKeep(text) : null
}
