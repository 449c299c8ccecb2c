import type { Queryable } from '../database/database.ts'

/** The owner as the member of this address, which they have proven; undefined for anybody else. */
export const findProven = (db: Queryable, { ownerId, email }: { ownerId: string; email: string }) =>
  db
    .selectFrom('member')
    .select(({ eb }) => eb('suspended_by', 'is not', null).as('suspended'))
    .where('id', '=', ownerId)
    .where('email', '=', email)
    .where('demo', '=', false)
    .executeTakeFirst()

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
