import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/** How many there are of what the desk looks after. */
export async function countEverything(db: Queryable) {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::integer from member where not demo) as "members",
      (select count(*)::integer from member_profile where not demo and listed and not resting) as "listed",
      (select count(*)::integer from member_profile where not demo and listed and resting) as "resting",
      (select count(*)::integer from member where demo) as "invented",
      (select count(*)::integer from report where closed_at is null) as "openReports",
      (select count(*)::integer from mail) as "mailsWaiting"`.execute(db)
  return rows[0] ?? {}
}
