import { snapshotOf, sourcesOf } from '#engine/dialogue/snapshot.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { ownConversation, placeFor } from './owned.ts'
import { saveSnapshot } from './saved-snapshot.ts'
import { updateConversation } from './store.ts'

/**
 * Ends a conversation and saves what it learned under its owner. Asked twice (a double press, a repeated call), it
 * answers the same and saves nothing again.
 *
 * @param email saved under the member for their own address, under this browser's session for any other
 * @throws `not_found` unless the conversation is the owner's
 */
export function completeConversation(
  { db, clock }: Deps,
  owner: Owner,
  { sessionId, email }: { sessionId: string; email?: string | null | undefined },
) {
  return db.transaction().execute(async (tx) => {
    const conversation = await ownConversation(tx, owner, { sessionId, lock: true })
    const { name, intakeSummary, state } = conversation
    const completed = { snapshot: snapshotOf(state), sources: sourcesOf(state) }
    if (conversation.status === 'completed') return completed
    const updatedAt = clock()
    const place = placeFor(owner, email ?? conversation.email)
    await saveSnapshot(tx, {
      ...completed,
      ownerId: place.ownerId,
      email: place.email ?? '',
      name,
      intakeSummary,
      updatedAt,
    })
    await updateConversation(tx, { ...conversation, status: 'completed' }, updatedAt)
    return completed
  })
}
