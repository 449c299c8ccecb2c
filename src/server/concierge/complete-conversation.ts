import { memoryOf } from '#engine/concierge/profile/known-facts.ts'
import { snapshotOf, sourcesOf } from '#engine/concierge/profile/snapshot.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countOrRefuse, type Limit } from '../http/rate-limit.ts'
import { refreshNow } from '../matches/refresh-matches.ts'
import { bytesOf, LIST_BYTES } from '../write-bounds/write-bounds.ts'
import { ownConversation, placeFor } from './conversation-ownership.ts'
import { publishSnapshot } from './publish-snapshot.ts'
import { updateConversation } from './store.ts'

// As for submissions: a finished chat makes a new list.
const SNAPSHOTS: Limit = { name: 'snapshots', points: 30, windowMs: DAY_MS }

/**
 * Saves the snapshot and refreshes matches before the reply. A repeated call saves nothing.
 * @param email the snapshot is saved under the member if this is the member's own address, otherwise under the session
 * @throws `not_found` unless the conversation is the owner's; `rate_limited` after 30 per day
 */
export async function completeConversation(
  deps: Deps,
  owner: Owner,
  { sessionId, email }: { sessionId: string; email?: string | null | undefined },
) {
  const { db, clock } = deps
  const { completed, list } = await db.transaction().execute(async (tx) => {
    const conversation = await ownConversation(tx, owner, { sessionId, lock: true })
    const { name, intakeSummary, state } = conversation
    const completed = { snapshot: snapshotOf(state.profile), sources: sourcesOf(state.profile) }
    if (conversation.status === 'completed') return { completed }
    await countOrRefuse({ db: tx, secret: deps.secret }, SNAPSHOTS, owner.id)
    deps.countWrite(owner, bytesOf([state, completed]) + LIST_BYTES)
    const updatedAt = clock()
    const place = placeFor(owner, email ?? conversation.email)
    await updateConversation(tx, { ...conversation, status: 'completed' }, updatedAt)
    const list = await publishSnapshot(tx, deps, {
      ...completed,
      memory: memoryOf(state.profile),
      ownerId: place.ownerId,
      email: place.email ?? '',
      name,
      intakeSummary,
      updatedAt,
    })
    return { completed, list }
  })
  if (list) await refreshNow(deps, { ...list, network: owner.network })
  return completed
}
