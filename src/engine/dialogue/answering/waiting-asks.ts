import { askBack, type Back, backIn } from '../ask-back.ts'
import type { Said } from '../phrasing.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { type Conversation, isAmong, MOST_WAITING } from '../state.ts'
import { askToKeepWords, isInWords } from './keep-words.ts'

const asksOf = (back: Back | null) => back?.offer.options.flatMap(({ does }) => does) ?? []
/** Whether a question that is put asks about a proposal, or about another answer on its row. */
const isAsked = (one: Proposal, asked: readonly Proposal[]) =>
  asked.some((other) => isSameValue(one, other) || (!isInWords(one) && slotOfProposal(other) === slotOfProposal(one)))

/** The state with what was heard and is not asked about in this turn: one thing is asked at once, the rest waits. */
export function withWaiting(
  state: Conversation,
  { heard, back }: { heard: readonly Proposal[]; back: Back | null },
): Conversation {
  const asked = asksOf(back)
  const isOpen = (one: Proposal) =>
    (one.kind === 'add' || one.kind === 'set') && !isAmong(one, state.entries) && !isAsked(one, asked)
  const waits = [...state.waits, ...heard].filter(isOpen)
  const each = waits.filter((one, at) => waits.findIndex((other) => isSameValue(one, other)) === at)
  return { ...state, waits: each.slice(-MOST_WAITING) }
}

/** What waited since an earlier turn, asked now that nothing else is. Null where nothing did. */
export function askWaiting(state: Conversation, before: Conversation): Said | null {
  const waited = state.waits.filter((one) => before.waits.some((other) => isSameValue(one, other)))
  const back = askToKeepWords(waited) ?? askBack(waited, state)
  if (!back) return null
  const asked = asksOf(back)
  return backIn({ ...state, waits: state.waits.filter((one) => !isAsked(one, asked)) }, back)
}
