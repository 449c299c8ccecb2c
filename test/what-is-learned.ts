import type { Snapshot } from '#contract/concierge.ts'
import { beginConversation } from '../src/engine/dialogue/conversation.ts'
import { likelihoodOf } from '../src/engine/dialogue/learned/likelihood.ts'
import { merge } from '../src/engine/dialogue/merge.ts'
import { ownWords, spansIn } from '../src/engine/dialogue/own-words.ts'
import { readMessage } from '../src/engine/dialogue/proposals.ts'
import type { Group } from '../src/engine/dialogue/slots/definition.ts'
import { snapshotOf } from '../src/engine/dialogue/snapshot.ts'
import type { Conversation, Part } from '../src/engine/dialogue/state.ts'
import { reader } from './learned-reader.ts'

const PART: Partial<Record<Group, Part>> = { faith: 'faith', wishes: 'mustHaves', kids: 'kids', intent: 'intent' }

/** What one message teaches, right after the question `asked` (none: as if out of the blue). */
export function learned(text: string, asked: Group | null = null): { values: Values; state: Conversation } {
  const begun = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state
  const open = { ...begun, pending: asked, part: null }
  const read = readMessage(text, open)
  const before = { ...open, part: PART[asked ?? 'who'] ?? null }
  const words = ownWords(spansIn(read, text, { reader, before }), {
    reading: read,
    reader,
    before,
    likely: likelihoodOf(reader, { text, sentences: [], asked: null }),
  }).sure
  const { state } = merge(open, [...read.proposals, ...words], { from: 'answer', turn: 0 })
  const { valuesMap, preferences, notes } = snapshotOf(state)
  return { state, values: { ...valuesMap, ...preferences, notes } }
}
type Values = NonNullable<Snapshot['valuesMap']> & NonNullable<Snapshot['preferences']> & { notes: Snapshot['notes'] }
