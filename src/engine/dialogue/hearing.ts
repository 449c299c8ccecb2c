import type { OfferAnswer } from './answering/offer-answer.ts'
import { askFaith } from './ask-back.ts'
import type { Decision } from './decide.ts'
import { decidedOf } from './decide-message.ts'
import { likelihoodOf } from './learned/likelihood.ts'
import { ownStretches, partsOf, stretchesOfSelf } from './learned/own-stretches.ts'
import type { Likelihood } from './learned/reader.ts'
import type { Ordered } from './orders/order.ts'
import { NO_WORDS, type OwnWords, ownWords, spansIn, unordered } from './own-words.ts'
import type { Proposal } from './proposal.ts'
import { type Reading, readMessage } from './proposals.ts'
import { cleanText } from './reading/clean-text.ts'
import { slotOf } from './slots.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import type { FoundSpan } from './spans/span-reader.ts'
import { BESIDE, type Conversation, type Entry } from './state.ts'

/** A message as it was heard: by rules, by labels, and word by word. */
export type Hearing = {
  text: string
  /** The conversation with the question that the message may answer. */
  before: Conversation
  /** What the rules read, without words of one's own. */
  read: Reading
  reader: LearnedReader | undefined
  likely: Likelihood | undefined
  spans: readonly FoundSpan[]
  own: OwnWords
}

/** Hears a message under the question that is open in `before`. */
export function hear(text: string, before: Conversation, reader: LearnedReader | undefined): Hearing {
  const read = readMessage(text, before)
  const likely = reader && likelihood(reader, { before, text, reading: read })
  const spans = reader ? spansIn(read, cleanText(text), { reader, before }) : []
  const own = reader && likely ? ownWords(spans, { reading: read, before, likely, reader }) : NO_WORDS
  return { text, before, reader, likely, spans, ...oneFaith(read, own) }
}

const FAITH = 'valuesMap.faith_values_edge'
/** An entry that is a no itself: "no religion", "atheist". */
const IS_A_NO = /^(?:no|not|non|none|nothing|never|i(?:'m| am) not|atheist|agnostic)\b/i

/** A message says one thing of faith: "nothing" and words of one's own exclude each other, and are asked about. */
function oneFaith(read: Reading, own: OwnWords): Pick<Hearing, 'read' | 'own'> {
  const isNo = (one: Proposal) => (one.kind === 'settle' || one.kind === 'decline') && one.slot === 'faith'
  const ofFaith = (one: Proposal) => one.kind === 'set' && one.path === FAITH
  const said = [...own.sure, ...own.half].find(ofFaith)
  if (said?.kind !== 'set' || !read.proposals.some(isNo)) return { read, own }
  const value = String(said.value)
  const left = { ...read, proposals: read.proposals.filter((one) => !isNo(one)) }
  if (IS_A_NO.test(value)) return { read: left, own }
  const but = (words: readonly Proposal[]) => words.filter((one) => !ofFaith(one))
  return { read: left, own: { ...own, sure: but(own.sure), half: but(own.half), keep: askFaith(value, said.words) } }
}

/** A part of a message with its words of one's own, but for those that an order puts somewhere already. */
export const withOwnWords = (part: Reading, { own, read, reader }: Hearing, order: Ordered | null = null): Reading => ({
  ...part,
  proposals: [...part.proposals, ...unordered(own.sure, { order, sentences: read.sentences, reader })],
})

/** What a message says plainly, orders aside. */
export const plainlyIn = (hearing: Hearing): Decision['sure'] => {
  const { before, likely, reader } = hearing
  return decidedOf(withOwnWords(hearing.read, hearing), { before, likely, order: null, reader }).sure
}

/** What is answered besides what was offered: after a yes the question stands no longer, but beside a question it does. */
export const afterAnswer = (before: Conversation, answer: OfferAnswer | null): Conversation =>
  answer && !answer.isRefusal && before.offer && before.offer.group !== BESIDE
    ? { ...before, pending: null, part: null, entries: before.entries.filter((one) => !isGone(one, answer)) }
    : before
const isGone = ({ path, value }: Entry, { does }: OfferAnswer) =>
  does.some((one) => one.kind === 'remove' && one.path === path && one.value === value)

/** How likely the labels are for a message, clause by clause. */
export function likelihood(
  reader: LearnedReader,
  { before, text, reading }: { before: Conversation; text: string; reading: Reading },
): Likelihood {
  const clean = cleanText(text)
  const said = reading.isHostile ? null : clean
  return likelihoodOf(reader, {
    text: clean,
    sentences: reading.sentences.flatMap(partsOf),
    asked: before.part,
    own: ownStretches(said, reading.sentences),
    ofSelf: stretchesOfSelf(said, reading.sentences),
    last: before.lastPath === null ? null : slotOf({ path: before.lastPath, value: null }),
  })
}

/** Orders to the machinery drown what is said beside them: there each clause is heard by itself. */
export function clausesHeard({ read: { isHostile, all }, likely, reader }: Hearing): Likelihood[] {
  if (!likely || !reader) return []
  return isHostile ? all.flatMap(({ clauses }) => clauses.map((one) => reader(one.original, 'none'))) : [likely]
}
