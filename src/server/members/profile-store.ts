import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { ProfileRow } from './profile.ts'

export type ListedProfile = ProfileRow & { listed: boolean; resting: boolean }

export const PROFILE_COLUMNS = sql`member_id as "memberId", demo, listed, resting, birthdate, facts, changed::text as changed`

/** Finds birthdays after `after`, up to and including `until` (YYYY-MM-DD). */
export async function readBirthdays(db: Queryable, { after, until }: { after: string; until: string }) {
  const [from, to] = [after.slice(5), until.slice(5)]
  const newYear = from > to
  const { rows } = await sql<ListedProfile>`
    select ${PROFILE_COLUMNS} from member_profile
    where listed and case when ${newYear}::boolean
      then substr(birthdate, 6) > ${from} or substr(birthdate, 6) <= ${to}
      else substr(birthdate, 6) > ${from} and substr(birthdate, 6) <= ${to} end`.execute(db)
  return rows
}
