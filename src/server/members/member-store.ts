import type { Queryable } from '../database/database.ts'

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
