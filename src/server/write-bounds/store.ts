import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'

/** The time of a row's last write, and its approximate size. */
const KEPT = [
  { table: 'draft', key: ['owner_id', 'email'], at: 'saved_at', bytes: 'pg_column_size(body)' },
  { table: 'submission', key: ['id'], at: 'submitted_at', bytes: 'pg_column_size(body)' },
  // A chat's lines are deleted with it; about a kilobyte per line of the member.
  { table: 'conversation', key: ['id'], at: 'updated_at', bytes: 'pg_column_size(state) + 1024 * turns' },
  { table: 'snapshot', key: ['owner_id', 'email'], at: 'updated_at', bytes: 'pg_column_size(body)' },
  { table: 'match_list', key: ['owner_id', 'email'], at: 'made_at', bytes: '64 * 1024' },
] as const

const ROW_BYTES = 300

/**
 * Deletes until no table has more than its share. @param keep bytes, for all tables together @returns how many rows
 * were deleted
 */
export async function deleteOldestUnverified(db: Database, { keep, now }: { keep: number; now: Date }) {
  const share = Math.floor(keep / KEPT.length)
  let deleted = 0
  for (const { table, key, at, bytes } of KEPT) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from (
          select ${columns}, sum(${sql.raw(bytes)} + ${ROW_BYTES}::integer) over (order by ${sql.ref(at)} desc) as newer
          from ${sql.table(table)} where not exists (select from member where member.id = owner_id)
        ) unverified where newer > ${share})`.execute(db)
    deleted += Number(numAffectedRows)
  }
  await sql`
    delete from match where not exists (
      select from match_list list where list.owner_id = match.owner_id and list.email = match.email)`.execute(db)
  // Stored replies for repeated calls: no call is repeated after an hour.
  await sql`
    delete from idempotency where created_at < ${new Date(now.getTime() - HOUR_MS)}
      and not exists (select from member where member.id = owner_id)`.execute(db)
  // The browsers can open new sessions.
  await sql`
    delete from session where member_id is null and revoked_at is null and last_post_at < ${new Date(now.getTime() - DAY_MS)}
      and not exists (select from draft where owner_id = session.id)
      and not exists (select from submission where owner_id = session.id)
      and not exists (select from conversation where owner_id = session.id)`.execute(db)
  return deleted
}

export async function reuseSpace(db: Database) {
  for (const table of [...KEPT.map((kept) => kept.table), 'chat_line', 'match', 'idempotency', 'session'])
    await sql`vacuum ${sql.table(table)}`.execute(db)
}
