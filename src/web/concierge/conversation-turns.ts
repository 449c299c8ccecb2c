import type * as z from 'zod/mini'
import type {
  ChatTurn,
  conciergeRepliedSchema,
  conciergeStartedSchema,
  snapshotEditedSchema,
} from '#contract/concierge.ts'
import type { Conversation } from './use-open-conversation.ts'

/** The conversation that has just begun under this name. */
export function begun(
  name: string,
  { sessionId, reply, choices, done = false, savedSnapshot }: z.output<typeof conciergeStartedSchema>,
): Conversation {
  const turns: ChatTurn[] = [{ from: 'concierge', text: reply }]
  return { sessionId, name, turns, choices, done, isClosed: done, snapshot: savedSnapshot, restored: 0 }
}

/** The conversation after the member said this and the concierge answered. */
export function afterReply(
  conversation: Conversation,
  text: string,
  {
    reply,
    choices,
    asks,
    change,
    noted,
    undo,
    done = false,
    snapshot,
    sources,
  }: z.output<typeof conciergeRepliedSchema>,
): Conversation {
  return {
    ...conversation,
    turns: [...conversation.turns, { from: 'member', text }, { from: 'concierge', text: reply, noted }],
    choices: choices ?? null,
    asks: asks ?? null,
    change: change ?? null,
    undo: undo ?? null,
    done,
    isClosed: done && snapshot === null,
    ...(snapshot === undefined ? {} : { snapshot, sources }),
  }
}

/**
 * The conversation after a value was put right by hand. Nothing is handed over any more; where the value answers the open
 * question, the next one comes.
 */
export function afterEdit(
  conversation: Conversation,
  { snapshot, sources, reply, choices, asks, done = conversation.done }: z.output<typeof snapshotEditedSchema>,
): Conversation {
  const edited = { ...conversation, change: null, snapshot, sources, done }
  if (!reply) return edited
  const turns: ChatTurn[] = [...conversation.turns, { from: 'concierge', text: reply }]
  return { ...edited, turns, choices: choices ?? null, asks: asks ?? null, undo: null }
}
