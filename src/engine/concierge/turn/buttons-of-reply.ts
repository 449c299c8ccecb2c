import type { Row, RowToChange } from '#contract/concierge.ts'
import { defined } from '../profile/rows.ts'
import { shownRow } from '../profile/snapshot.ts'
import { type Conversation, rowAskedIn } from '../state/conversation.ts'
import { isOpen } from '../state/next-question.ts'

/** Null if the reply asks for no row. */
export function rowAsked(state: Conversation): Row | null {
  const row = rowAskedIn(state)
  const isAsking = state.instead?.kind === 'value' || (state.instead === null && isOpen(state))
  return row === null || state.question === 'ownAge' || state.ended !== null || state.isHelped || !isAsking
    ? null
    : shownRow(row)
}

export function rowsToChange({ handover, draft, ended }: Conversation): RowToChange[] | null {
  if (ended !== null || handover.length === 0) return null
  const written = handover.find((row) => defined(row).isInWords)
  return handover.map((row) => ({
    ...shownRow(row),
    label: `Change ${defined(row).title}`,
    ...(draft && row === written && { draft }),
  }))
}
