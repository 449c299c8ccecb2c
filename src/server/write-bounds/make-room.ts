import type { Database } from '../database/database.ts'
import { deleteOldestUnverified, reuseSpace } from './store.ts'

/**
 * Deletes the oldest data of unverified owners, until at most `keep` bytes of it are left, and frees the space for
 * reuse. Data of members is never touched.
 *
 * @param embedded the embedded database has no autovacuum
 * @returns how many rows were deleted
 */
export async function makeRoom(db: Database, { keep, embedded, now }: { keep: number; embedded: boolean; now: Date }) {
  const deleted = await deleteOldestUnverified(db, { keep, now })
  if (embedded) await reuseSpace(db)
  return deleted
}
