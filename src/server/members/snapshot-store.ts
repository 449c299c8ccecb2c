import * as z from 'zod/mini'
import { type Snapshot, type SnapshotSource, snapshotSchema } from '#contract/concierge.ts'
import type { Memory } from '#engine/concierge/profile/known-facts.ts'
import type { Queryable } from '../database/database.ts'
import { apart, storedSourceSchema } from './profile-memory.ts'
import { readStored, type Shape } from './stored.ts'

export type SavedSnapshot = {
  ownerId: string
  /** Empty if none was given. */
  email: string
  name: string
  snapshot: Snapshot
  sources: SnapshotSource[]
  /** Rows removed, left open, or answered with "nothing". */
  memory: Memory
  intakeSummary: string | null
  updatedAt: Date
}

const SNAPSHOT: Shape<Snapshot> = { table: 'snapshot', schema: snapshotSchema, version: 1, upcasts: [] }
const SOURCES: Shape<z.output<typeof storedSourceSchema>[]> = {
  table: 'snapshot',
  schema: z.array(storedSourceSchema),
  version: 1,
  upcasts: [],
}

export const readSnapshot = (body: unknown) => (body == null ? undefined : readStored(SNAPSHOT, body))

/** Finds the address's snapshot, or else the one without an address. If no address is given, the newest. */
export async function findSavedSnapshot(
  db: Queryable,
  { ownerId, email }: { ownerId: string; email?: string | undefined },
): Promise<SavedSnapshot | undefined> {
  const query = db
    .selectFrom('snapshot')
    .select(['owner_id', 'email', 'name', 'body', 'sources', 'intake_summary', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .limit(1)
  const row = await (email === undefined
    ? query.orderBy('updated_at', 'desc')
    : query.where('email', 'in', [email, '']).orderBy('email', 'desc')
  ).executeTakeFirst()
  const snapshot = readSnapshot(row?.body)
  return (
    row &&
    snapshot && {
      ownerId: row.owner_id,
      email: row.email,
      name: row.name,
      snapshot,
      ...apart(readStored(SOURCES, row.sources) ?? []),
      intakeSummary: row.intake_summary,
      updatedAt: row.updated_at,
    }
  )
}
