import type { Database } from '../database/database.ts'
import { deleteOldestUnverified, reuseSpace } from './store.ts'

/**
 * Deletes the oldest of what people keep who proved no address, until no more than `keep` bytes of it are left, and gives
 * the space back for reuse. Nothing of a member is touched.
 *
 * @param embedded the embedded database has no process that cleans up behind deleted rows
 * @returns how many rows went
 */
export async function makeRoom(db: Database, { keep, embedded, now }: { keep: number; embedded: boolean; now: Date }) {
  const deleted = await deleteOldestUnverified(db, { keep, now })
  if (embedded) await reuseSpace(db)
  return deleted
}
