import type * as z from 'zod/mini'
import type {
  ChatTurn,
  conciergeRepliedSchema,
  conciergeStartedSchema,
  snapshotEditedSchema,
} from '#contract/concierge.ts'
import { receiptOf } from './receipt/receipt.ts'
import type { Conversation } from './use-open-conversation.ts'

export function begun(
  name: string,
  { sessionId, reply, choices, progress, done = false, savedSnapshot }: z.output<typeof conciergeStartedSchema>,
): Conversation {
  const turns: ChatTurn[] = [{ from: 'concierge', text: reply }]
  return { sessionId, name, turns, choices, progress, done, isClosed: done, snapshot: savedSnapshot, restored: 0 }
}

export function afterReply(
  conversation: Conversation,
  text: string,
  replied: z.output<typeof conciergeRepliedSchema>,
): Conversation {
  const { reply, choices, asks, change, noted, progress, done = false, snapshot, sources } = replied
  const receipt = receiptOf(replied)
  return {
    ...conversation,
    turns: [...conversation.turns, { from: 'member', text, receipt }, { from: 'concierge', text: reply, noted }],
    choices: choices ?? null,
    asks: asks ?? null,
    change: change ?? null,
    progress: progress ?? null,
    done,
    isClosed: done && snapshot === null,
    ...(snapshot === undefined ? {} : { snapshot, sources }),
  }
}

/** If a change answers the open question, the reply asks the next one. */
export function afterEdit(
  conversation: Conversation,
  { snapshot, sources, reply, choices, asks, done = conversation.done }: z.output<typeof snapshotEditedSchema>,
): Conversation {
  const edited = { ...conversation, snapshot, sources, done }
  if (!reply) return edited
  const turns: ChatTurn[] = [...conversation.turns, { from: 'concierge', text: reply }]
  const { progress } = conversation
  const next = progress && !done ? { ...progress, at: Math.min(progress.at + 1, progress.of) } : null
  return { ...edited, turns, choices: choices ?? null, asks: asks ?? null, progress: next }
}
