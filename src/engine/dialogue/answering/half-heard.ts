import { askBack, backIn } from '../ask-back.ts'
import { known, nextPart } from '../groups.ts'
import type { Said } from '../phrasing.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { type Conversation, MOST_HALF_HEARD } from '../state.ts'

/** The state with what its last message may have said besides, for when the question comes to it. */
export function withHalfHeard(state: Conversation, half: readonly Proposal[]): Conversation {
  const standing = known(state)
  const open = [...half, ...state.halfHeard].filter(
    (one, at, all) => !standing.has(slotOfProposal(one)) && all.findIndex((other) => isSameValue(one, other)) === at,
  )
  return { ...state, halfHeard: open.slice(0, MOST_HALF_HEARD) }
}

/** The next question where its answer was half heard before: it is asked back. Null where nothing was. */
export function askHalfHeard(state: Conversation): Said | null {
  const part = nextPart(state)
  const half = state.halfHeard.filter((one) => slotOfProposal(one) === part)
  const back = askBack(half, state)
  if (!back) return null
  return backIn({ ...state, halfHeard: state.halfHeard.filter((one) => !half.includes(one)) }, back)
}
