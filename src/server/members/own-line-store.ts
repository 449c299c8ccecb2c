import type { Queryable } from '../database/database.ts'

export async function findOwnLines(db: Queryable, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('own_line')
    .select(['member_id', 'line'])
    .where('member_id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ member_id, line }) => [member_id, line]))
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
