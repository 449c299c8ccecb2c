import { type Decision, decide, NOTED_ALONE } from './decide.ts'
import { groupOf } from './groups.ts'
import { closedValue, VALUES, type Value } from './learned/closed-values.ts'
import { clearestFor, likelihoodOf } from './learned/likelihood.ts'
import { ownStretches } from './learned/own-stretches.ts'
import type { Likelihood } from './learned/reader.ts'
import type { Ordered } from './orders/order.ts'
import type { Proposal } from './proposal.ts'
import { type Reading, readMessage, slotOfProposal } from './proposals.ts'
import { refusedHabits, withoutHabitsOfOthers } from './read-reply/wishes/refused-habits.ts'
import { plainWords } from './reading/plain-words.ts'
import { slotsSpokenOf } from './reading/row-names.ts'
import type { Sentence } from './reading/sentences.ts'
import { pathsOf, type Slot } from './slots.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, slotAsked } from './state.ts'

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
  return onItsRow(reading, before, reader)
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
  const [slot, ...others] = slotsSpokenOf(plainWords(withoutHabitsOfOthers(text)))
  if (!isOwn || !slot || others.length > 0 || slot === slotAsked(before) || text.split(/\s+/).length > MOST_WORDS)
    return { sure: [], doubts: [] }
  return asAnswerTo(slot, text, { before, reader })
}

/** What a text says if it answers the question of a row, and how likely its labels are then. */
export function asAnswerTo(
  slot: Slot,
  text: string,
  { before, reader }: { before: Conversation; reader: LearnedReader },
): Decision & { likely: Likelihood } {
  const [lastPath = null] = pathsOf(slot)
  const again: Conversation = { ...before, part: slot, pending: groupOf(slot), lastPath, offer: null }
  const reading = readMessage(text, again)
  const own = ownStretches(text, reading.sentences)
  const likely = likelihoodOf(reader, { text, sentences: [], asked: slot, own, last: slot })
  const { sure, doubts } = decidedAsAsked(reading, { before: again, likely, order: null, reader })
  const isOfRow = (one: Proposal) => slotOfProposal(one) === slot
  const isWorthAsking = (one: Proposal) => isOfRow(one) && likely(closedValue(one)?.label ?? '') >= WORTH_ASKING
  return { sure: sure.filter(isOfRow), doubts: doubts.filter(isWorthAsking), likely }
}

const textOf = ({ sentences }: Reading) => sentences.map(({ original }) => original).join(' ')

function decidedAsAsked(reading: Reading, { before, likely, order, reader }: Deciding): Decision {
  if (!likely || !reader) return { sure: reading.proposals, doubts: [] }
  const asked = slotAsked(before)
  const { proposals } = reading
  const sentences = reading.sentences.map(({ original }) => original)
  const wordsFor = (label: string) => clearestFor(label, { read: reader, sentences, asked })
  const said = reading.sentences.map(({ text }) => text).join(' ')
  const own = ofOwnHabits(likely, { sentences: reading.sentences, asked, reader })
  const decided = decide(proposals, {
    likely: own,
    asked,
    state: before,
    isOfOthers: isOfOthers(reading),
    said,
    wordsFor,
  })
  const isRead = (one: Proposal) => proposals.includes(one)
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

/** What is heard of the writer's habits, without what is said of the other's. */
function ofOwnHabits(
  likely: Likelihood,
  { sentences, asked, reader }: { sentences: readonly Sentence[]; asked: Slot | null; reader: LearnedReader },
): Likelihood {
  const said = sentences.map(({ original }) => original).join('\n')
  const rest = withoutHabitsOfOthers(said)
  if (rest === said) return likely
  const heard = reader(rest, asked ?? 'none')
  // "No, and no smokers either": what is left is the answer to the question.
  const isRefusal = rest === '' && refusedHabits(sentences).length > 0
  const isDoubtful = ({ slot }: Value) => (slot === 'smoking' || slot === 'drinking') && (slot !== asked || isRefusal)
  const isOfHabit = (label: string) => VALUES.some((one) => one.label === label && isDoubtful(one))
  return (label) => (isOfHabit(label) ? Math.min(likely(label), rest === '' ? 0 : heard(label)) : likely(label))
}

/** From here on a sentence answers plainly. */
const PLAINLY = 0.8
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
