import { MAX_LIST } from '#contract/limits.ts'
import type { Back } from '../ask-back.ts'
import { nextPart } from '../groups.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { type Conversation, MOST_UNKEPT } from '../state.ts'
import { AT_THE_END, askWhether, distinctNotes, holds, notesOffered } from '../telling/disclosure.ts'
import { notesIn } from './named-notes.ts'
import type { OfferAnswer } from './offer-answer.ts'

const isNote = (one: Proposal): one is Extract<Proposal, { kind: 'note' }> => one.kind === 'note'

/** What an answer takes or leaves out of what was offered, which is not offered again. */
function settledBy(answer: OfferAnswer | null, before: Conversation): readonly Proposal[] {
  const refused = answer?.isRefusal ? notesOffered(before) : []
  return [...(answer?.does ?? []), ...(answer?.left ?? refused)]
}

/** The conversation with what of its offer an answer left open. */
export function withoutSettled(before: Conversation, answer: OfferAnswer | null): Conversation {
  const settled = settledBy(answer, before)
  if (!before.offer || settled.length === 0) return before
  const isOpen = (one: Proposal) => !settled.some((other) => isSameValue(one, other))
  const options = before.offer.options.map((option) => ({ ...option, does: option.does.filter(isOpen) }))
  return { ...before, offer: { ...before.offer, options } }
}

/** The state with the notes that were offered before and neither kept nor left out: they are asked about at the end. */
export function withUnkept(state: Conversation, before: Conversation, answer: OfferAnswer | null): Conversation {
  // What was asked about at the end and passed over can still be asked for.
  const isPassedOver = answer === null && before.offer?.group === AT_THE_END
  const offered = isPassedOver && before.offer ? notesIn(before.offer) : notesOffered(before)
  const settled = settledBy(answer, before)
  const isOpen = (one: Proposal) =>
    !settled.some((other) => isSameValue(one, other)) &&
    !(isNote(one) && state.entries.some(({ value }) => holds(String(value), one.value)))
  const open = waiting(state, offered)
  const refused = answer?.left ?? (answer?.isRefusal ? answer.refused : [])
  const leftOut = [...state.leftOut, ...refused.filter(isNote).map(({ value }) => value)].slice(-MAX_LIST)
  return { ...open, unkept: open.unkept.filter(isOpen), leftOut }
}

/** The state with more notes that wait for the end. */
export const waiting = (state: Conversation, notes: readonly Proposal[]): Conversation => ({
  ...state,
  unkept: distinctNotes([...state.unkept, ...notes].filter(isNote)).slice(-MOST_UNKEPT),
})

/**
 * What was told on the way and not kept, asked about once, before the closing words or after them.
 *
 * @param told notes that would be offered with this reply
 */
export function askForUnkept(state: Conversation, told: readonly Proposal[]): Back | null {
  const notes = waiting(state, told).unkept.filter(isNote)
  const isAsked = state.done && state.used.some((one) => one.startsWith(`${AT_THE_END}.`))
  return isAsked || nextPart(state) !== null || notes.length === 0 ? null : askWhether(notes)
}
