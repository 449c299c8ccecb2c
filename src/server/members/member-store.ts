import type { Queryable } from '../database/database.ts'

/** Undefined for invented members and unknown ids. */
export const findMemberEmail = async (db: Queryable, memberId: string) =>
  (
    await db
      .selectFrom('member')
      .select('email')
      .where('id', '=', memberId)
      .where('demo', '=', false)
      .executeTakeFirst()
  )?.email
