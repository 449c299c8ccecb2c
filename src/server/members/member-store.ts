import type { Queryable } from '../database/database.ts'

export const findMemberEmail = async (db: Queryable, memberId: string) =>
  (
    await db
      .selectFrom('member')
      .select('email')
      .where('id', '=', memberId)
      .where('demo', '=', false)
      .executeTakeFirst()
  )?.email
