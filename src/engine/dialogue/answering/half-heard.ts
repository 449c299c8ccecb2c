import { askBack, backIn } from '../ask-back.ts'
import { known, nextPart } from '../groups.ts'
import type { Said } from '../phrasing.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { SLOTS, slotOf } from '../slots.ts'
import { type Conversation, isAmong, MOST_HALF_HEARD } from '../state.ts'

/** The state with what its last message may have said besides, for when the question comes to it. */
export function withHalfHeard(state: Conversation, half: readonly Proposal[]): Conversation {
  const standing = known(state)
  const open = [...half, ...state.halfHeard].filter(
    (one, at, all) => !standing.has(slotOfProposal(one)) && all.findIndex((other) => isSameValue(one, other)) === at,
  )
  return { ...state, halfHeard: open.slice(0, MOST_HALF_HEARD) }
}

/** So often a value is put to somebody, with the question itself. */
const MOST_PUT = 3

/** What was asked back before and talked past, and may be asked about once more. */
export function passedOver(state: Conversation, { offer, entries }: Conversation): Proposal[] {
  const isSlot = SLOTS.some((slot) => slot === offer?.group)
  const changed = [...entries, ...state.entries].filter((one) => !isAmong(one, entries) || !isAmong(one, state.entries))
  const isOpen = (one: Proposal) =>
    (one.kind === 'set' || one.kind === 'add') &&
    !isAmong(one, state.entries) &&
    !changed.some((entry) => slotOf(entry) === slotOfProposal(one)) &&
    !state.declined.includes(slotOfProposal(one)) &&
    (state.asked[slotOfProposal(one)] ?? 0) < MOST_PUT
  return ((isSlot ? offer?.options[0]?.does : undefined) ?? []).filter(isOpen)
}

/** The state in which it waits. */
export const withPassedOver = (state: Conversation, passed: readonly Proposal[]): Conversation => ({
  ...state,
  halfHeard: [...passed, ...state.halfHeard].slice(0, MOST_HALF_HEARD),
})

/** What was asked back and talked past, where nothing else is left to ask. */
export function askPassedOver(state: Conversation): Said | null {
  const [first] = state.halfHeard
  if (!first || nextPart(state) !== null) return null
  const half = state.halfHeard.filter((one) => slotOfProposal(one) === slotOfProposal(first))
  const back = askBack(half, state)
  return back && backIn({ ...state, halfHeard: state.halfHeard.filter((one) => !half.includes(one)) }, back)
}

/** The next question where its answer was half heard before: it is asked back. Null where nothing was. */
export function askHalfHeard(state: Conversation): Said | null {
  const part = nextPart(state)
  const half = state.halfHeard.filter((one) => slotOfProposal(one) === part)
  const back = askBack(half, state)
  if (!back) return null
  return backIn({ ...state, halfHeard: state.halfHeard.filter((one) => !half.includes(one)) }, back)
}
