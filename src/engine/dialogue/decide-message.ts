import { optionsFor } from './choices.ts'
import { type Decision, decide, NOTED_ALONE } from './decide.ts'
import { groupOf } from './groups.ts'
import { closedValue } from './learned/closed-values.ts'
import { clearestFor } from './learned/likelihood.ts'
import type { Likelihood } from './learned/reader.ts'
import type { Ordered } from './orders/order.ts'
import type { Proposal } from './proposal.ts'
import { type Reading, readMessage, slotOfProposal } from './proposals.ts'
import { slotsSpokenOf } from './reading/row-names.ts'
import { type Slot, slotOf } from './slots.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, isAmong, slotAsked } from './state.ts'
import { isMisheard } from './telling/small-talk.ts'

type Deciding = {
  before: Conversation
  likely: Likelihood | undefined
  order: Ordered | null
  reader: LearnedReader | undefined
}

/** What is noted and what asked back. Beside an order only what is plain is noted: its own words are no answers. */
export function decidedOf(reading: Reading, deciding: Deciding): Decision {
  const { before, likely, reader } = deciding
  const decided = decidedAsAsked(reading, deciding)
  const isSilent = decided.sure.length + decided.doubts.length === 0
  if (!isSilent || !likely || !reader) return decided
  return isMisheard(likely, textOf(reading)) ? onTheLast(reading, before, reader) : onItsRow(reading, before, reader)
}

/** Longer messages are stories. */
const MOST_WORDS = 14
/** From here on what was not asked about is worth asking back. */
const WORTH_ASKING = 0.35

/** "I've started smoking again", out of the blue: heard as an answer to the question of the row that it speaks of. */
function onItsRow(reading: Reading, before: Conversation, reader: LearnedReader): Decision {
  const { sentences } = reading
  const text = textOf(reading)
  const isOwn = sentences.every(({ asks, clauses }) => !asks && clauses.every(({ about }) => about === 'self'))
  const [slot, ...others] = slotsSpokenOf(sentences.map((one) => one.text).join(' '))
  if (!isOwn || !slot || others.length > 0 || slot === slotAsked(before) || text.split(/\s+/).length > MOST_WORDS)
    return { sure: [], doubts: [] }
  return asAnswerTo(slot, text, { before, reader })
}

/** What a message says if it answers the question of a row. */
function asAnswerTo(
  slot: Slot,
  text: string,
  { before, reader }: { before: Conversation; reader: LearnedReader },
): Decision {
  const again: Conversation = { ...before, part: slot, pending: groupOf(slot) }
  const likely = reader(text, slot)
  const { sure, doubts } = decidedAsAsked(readMessage(text, again), { before: again, likely, order: null, reader })
  const isOfRow = (one: Proposal) => slotOfProposal(one) === slot
  const isWorthAsking = (one: Proposal) => isOfRow(one) && likely(closedValue(one)?.label ?? '') >= WORTH_ASKING
  return { sure: sure.filter(isOfRow), doubts: doubts.filter(isWorthAsking) }
}

const textOf = ({ sentences }: Reading) => sentences.map(({ original }) => original).join(' ')

/** "No, I said men!": what somebody who was misheard says again of what was noted last, and what stands. */
function onTheLast(reading: Reading, before: Conversation, reader: LearnedReader): Decision {
  const last = before.entries.findLast(({ path }) => path === before.lastPath)
  const slot = last && slotOf(last)
  if (!slot || slot === slotAsked(before)) return { sure: [], doubts: [] }
  const text = textOf(reading)
  const stands = (one: Proposal) => (one.kind === 'add' || one.kind === 'set') && isAmong(one, before.entries)
  return { sure: asAnswerTo(slot, text, { before, reader }).sure.filter(stands), doubts: [] }
}

function decidedAsAsked(reading: Reading, { before, likely, order, reader }: Deciding): Decision {
  if (!likely || !reader) return { sure: reading.proposals, doubts: [] }
  const asked = slotAsked(before)
  const proposals = withoutMentions(reading.proposals, { asked, reader })
  const sentences = reading.sentences.map(({ original }) => original)
  const wordsFor = (label: string) => clearestFor(label, { read: reader, sentences, asked })
  const said = reading.sentences.map(({ text }) => text).join(' ')
  const decided = decide(proposals, { likely, asked, state: before, isOfOthers: isOfOthers(reading), said, wordsFor })
  const isRead = (one: Proposal) => proposals.includes(one)
  const put = asked ? putOf(asked, reading) : null
  if (put && !order) return { ...decided, ...inPlace(put, decided) }
  // "Is this casual, then?" answers nothing.
  if (reading.sentences.length > 0 && reading.sentences.every(({ asks }) => asks))
    return { sure: decided.sure.filter((one) => isRead(one) || one.kind === 'add'), doubts: [] }
  if (order?.isFree) {
    const beside = decided.sure.filter((one) => !isRead(one) && isOutsideOrders(one, { asked, reader }))
    return { sure: [...plainAnswers(decided.sure.filter(isRead), likely), ...beside], doubts: [] }
  }
  if (order) return { sure: [...proposals, ...decided.sure.filter((one) => !isRead(one))], doubts: [] }
  return decided
}

/** "Put sometimes", "call it no": an answer by its name, said to be written so. */
const PUTS =
  /\b(?:put|call (?:it|that)|make (?:it|that)|go (?:with|for)|choose|pick|mark|write)(?: (?:me|it|that))?(?: down)?(?: as| to)? /
const ENDS = /(?=\W*$|[,.;!]| (?:please|then|so|for|and|i|to|lol|thanks)\b)/
function putOf(asked: Slot, { sentences }: Reading): Proposal | null {
  const said = sentences.filter(({ asks }) => !asks)
  for (const { text, original } of said)
    for (const { label, does } of optionsFor(asked)) {
      const [only] = does
      const isPut = new RegExp(`${PUTS.source}${label.toLowerCase().replace(/\W/g, '\\$&')}${ENDS.source}`).test(text)
      if (isPut && only?.kind === 'set') return { ...only, words: original }
    }
  return null
}

/** A decision with what was said to be put in the place of what else was heard for its slot. */
const inPlace = (put: Proposal, { sure, doubts }: Decision) => {
  const isOther = (one: Proposal) => slotOfProposal(one) !== slotOfProposal(put)
  return { sure: [...sure.filter(isOther), put], doubts: doubts.filter(isOther) }
}

/** From here on a sentence answers plainly, and under the second it only mentions a value. */
const PLAINLY = 0.8
const MENTIONS = 0.46

/** "Women. I tried men once": where one sentence answers the question plainly, what others only mention is no answer. */
function withoutMentions(
  proposals: readonly Proposal[],
  { asked, reader }: { asked: Slot | null; reader: LearnedReader },
): Proposal[] {
  const weighed = proposals.map((one) => {
    const value = closedValue(one)
    return value && value.slot === asked ? reader(one.words, asked)(value.label) : null
  })
  const plain = proposals.filter((_, at) => (weighed[at] ?? 0) >= PLAINLY).map(({ words }) => words)
  return proposals.filter(
    ({ kind, words }, at) =>
      kind === 'set' || plain.length === 0 || plain.includes(words) || (weighed[at] ?? 1) >= MENTIONS,
  )
}

/** From here on a sentence may give an order. */
const ORDERS = 0.3

/** "First meet in public. Also, add a note": whether a value is said plainly in a sentence that orders nothing. */
function isOutsideOrders(one: Proposal, { asked, reader }: { asked: Slot | null; reader: LearnedReader }): boolean {
  const heard = reader(one.words, asked ?? 'none')
  return heard(closedValue(one)?.label ?? '') >= PLAINLY && heard('R') < ORDERS
}

/** Whether all of a message is about somebody else. */
const isOfOthers = ({ sentences }: Reading) =>
  sentences.length > 0 && sentences.every(({ clauses }) => clauses.every(({ about }) => about === 'third'))

/** Of what a message says, the closed values that the learned reader is as sure of, and figures. */
const plainAnswers = (proposals: readonly Proposal[], likely: Likelihood): Proposal[] =>
  proposals.filter((one) => {
    const value = closedValue(one)
    return value ? likely(value.label) >= NOTED_ALONE : one.kind === 'set' && typeof one.value === 'number'
  })
