import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export async function findOwnLines(db: Queryable, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, string>()
  // One query text for any number of ids: the server plans it once.
  const { rows } = await sql<{ memberId: string; line: string }>`
    select member_id as "memberId", line from own_line where member_id = any(${[...memberIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ memberId, line }) => [memberId, line]))
}

export const upsertOwnLine = (db: Queryable, { memberId, line, now }: { memberId: string; line: string; now: Date }) =>
  db
    .insertInto('own_line')
    .values({ member_id: memberId, line, written_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ line, written_at: now }))
    .execute()

/** @returns whether there was one */
export async function deleteOwnLine(db: Queryable, memberId: string) {
  const { numDeletedRows } = await db.deleteFrom('own_line').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
