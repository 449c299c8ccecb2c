import type { OfferAnswer } from '../answering/offer-answer.ts'
import { pressed } from '../choices.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { TOPIC_OFFER, topicNamed } from '../service/question.ts'
import type { Conversation, Offer } from '../state.ts'
import type { ModelHeard, Operation } from './operation.ts'

/** What was offered or asked back and is not noted: open now, waiting for later, or passed over. */
export const offeredIn = ({ offer, halfHeard, unkept, turnedDown }: Conversation): Proposal[] => [
  ...(offer?.options.flatMap(({ does }) => does) ?? []),
  ...halfHeard,
  ...unkept,
  ...turnedDown,
]

/** The buttons that a model says a message chooses, which do what they do when they are pressed. Null for none. */
export function modelChoice(operations: readonly Operation[], before: Conversation, text: string): OfferAnswer | null {
  const choices = operations.flatMap((one) => {
    const does = one.op === 'choose' ? pressed(before, one.option) : null
    return one.op === 'choose' && does
      ? [{ label: one.option, does: does.map((put) => ({ ...put, words: one.words })) }]
      : []
  })
  if (choices.length === 0)
    return leavesNotes(operations, before) ? { ...NOTHING, refused: notesIn(before), rest: text } : null
  const does = choices.flatMap((one) => one.does)
  const isTopic = before.offer?.group === TOPIC_OFFER
  const topic = isTopic ? (choices.find(({ label }) => topicNamed(label) !== undefined)?.label ?? null) : null
  return { isRefusal: does.length === 0, does, refused: leftOf(before.offer, does), rest: text, topic }
}

const NOTHING = { isRefusal: true, does: [], topic: null }
const notesIn = ({ offer }: Conversation) =>
  offer?.options.flatMap(({ does }) => does).filter(({ kind }) => kind === 'note') ?? []
/** "Leave that out": no answer on notes turns down those that are offered. */
const leavesNotes = (operations: readonly Operation[], before: Conversation) =>
  notesIn(before).length > 0 &&
  operations.some((one) => (one.op === 'none' || one.op === 'skip') && one.about === 'notes')

const leftOf = (offer: Offer | null, taken: readonly Proposal[]): Proposal[] =>
  offer?.options.flatMap(({ does }) => does).filter((one) => !taken.some((other) => isSameValue(one, other))) ?? []

/**
 * Whether a model alone says what a message agrees to: that notes are kept, or an entry goes, is more than the first word
 * of it; and where a model hears something, "yeah keep it" may be about something else.
 */
export const isForModel = ({ isRefusal, does, topic }: OfferAnswer, { operations }: ModelHeard): boolean =>
  !isRefusal &&
  topic === null &&
  (operations.length > 0 || does.some(({ kind }) => kind === 'note' || kind === 'remove'))
