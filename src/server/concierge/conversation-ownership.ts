import * as z from 'zod/mini'
import type { Queryable } from '../database/database.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findConversation, type StoredConversation } from './store.ts'

const idSchema = z.uuid()

/** The ids under which a browser's conversations may be kept: the member's, and its own session's. */
export const ownerIdsOf = ({ id, sessionId }: Owner) => (id === sessionId ? [id] : [id, sessionId])

/** Where something about an address is kept: the address itself, or the member's own when none is given. */
export function placeFor(owner: Owner, given: string | null | undefined) {
  const email = given ?? owner.email ?? undefined
  return { email, ownerId: email === undefined ? owner.id : ownerIdFor(owner, email) }
}

/**
 * The owner's conversation of that id.
 *
 * @param lock keeps other turns of the conversation waiting until the transaction ends
 * @throws `not_found` for one of somebody else's, and for one that does not exist: nobody can tell which
 */
export async function ownConversation(
  db: Queryable,
  owner: Owner,
  { sessionId, lock = false }: { sessionId: string; lock?: boolean },
): Promise<StoredConversation> {
  const found = idSchema.safeParse(sessionId).success
    ? await findConversation(db, { id: sessionId, ownerIds: ownerIdsOf(owner), lock })
    : undefined
  if (!found) throw refuse('not_found')
  return found
}
