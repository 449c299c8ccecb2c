import type { Database } from '../database/database.ts'
import { deleteOldestUnverified, reuseSpace } from './store.ts'

/**
 * Deletes the oldest unverified data until at most `keep` bytes are left. Data of members stays.
 * @param embedded the embedded database has no autovacuum
 * @returns how many rows were deleted
 */
export async function makeRoom(db: Database, { keep, embedded, now }: { keep: number; embedded: boolean; now: Date }) {
  const deleted = await deleteOldestUnverified(db, { keep, now })
  if (embedded) await reuseSpace(db)
  return deleted
}
