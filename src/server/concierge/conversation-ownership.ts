import * as z from 'zod/mini'
import type { Queryable } from '../database/database.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findConversation, type StoredConversation } from './store.ts'

const idSchema = z.uuid()

export const ownerIdsOf = ({ id, sessionId }: Owner) => (id === sessionId ? [id] : [id, sessionId])

export function placeFor(owner: Owner, given: string | null | undefined) {
  const email = given ?? owner.email ?? undefined
  return { email, ownerId: email === undefined ? owner.id : ownerIdFor(owner, email) }
}

/**
 * @param lock blocks other turns until the transaction ends @throws `not_found` for an unknown id, and for another
 * owner's
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
