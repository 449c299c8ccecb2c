import type { Snapshot } from '#contract/concierge.ts'
import { beginConversation } from '../conversation.ts'
import { merge } from '../merge.ts'
import { proposalsFrom } from '../proposals.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Conversation, Group } from '../state.ts'

/** What one message teaches, right after the question `asked` (none: as if out of the blue). */
export function learned(text: string, asked: Group | null = null): { values: Values; state: Conversation } {
  const begun = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state
  const open = { ...begun, pending: asked, part: null }
  const { state } = merge(open, proposalsFrom(text, open), { from: 'answer', turn: 0 })
  const { valuesMap, preferences, notes } = snapshotOf(state)
  return { state, values: { ...valuesMap, ...preferences, notes } }
}
type Values = NonNullable<Snapshot['valuesMap']> & NonNullable<Snapshot['preferences']> & { notes: Snapshot['notes'] }
