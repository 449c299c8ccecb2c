import type { Queryable } from '../database/database.ts'

/** Whether the owner is the member of this address, which they have proven. */
export async function isProven(db: Queryable, { ownerId, email }: { ownerId: string; email: string }) {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', ownerId)
    .where('email', '=', email)
    .where('demo', '=', false)
    .executeTakeFirst()
  return member !== undefined
}

/** The proven address of a member; undefined for an invented one and for none. */
export const findMemberEmail = async (db: Queryable, memberId: string) =>
  (
    await db
      .selectFrom('member')
      .select('email')
      .where('id', '=', memberId)
      .where('demo', '=', false)
      .executeTakeFirst()
  )?.email
