import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export type PreferencesRow = { freq: string; topics: string[]; pausedUntil: Date | null }

export const findPreferences = (db: Queryable, memberId: string): Promise<PreferencesRow | undefined> =>
  db
    .selectFrom('email_preferences')
    .select(['freq', 'topics', 'paused_until as pausedUntil'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const upsertPreferences = (
  db: Queryable,
  { memberId, freq, topics, pausedUntil, now }: PreferencesRow & { memberId: string; now: Date },
) => {
  const chosen = { freq, topics, paused_until: pausedUntil, saved_at: now }
  return db
    .insertInto('email_preferences')
    .values({ member_id: memberId, ...chosen })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(chosen))
    .execute()
}

export type Reader = {
  memberId: string
  email: string
  joinedAt: Date
  freq: string | null
  topics: string[] | null
  pausedUntil: Date | null
  lastDigestAt: Date | null
  timeZone: string | null
  displayName: string | null
}

/** Zone and name come from the newest submission. */
const READERS = sql`
  select member.id as "memberId", member.email, coalesce(member.verified_at, member.created_at) as "joinedAt",
    chosen.freq, chosen.topics, chosen.paused_until as "pausedUntil", chosen.last_digest_at as "lastDigestAt",
    newest.body #>> '{location,availability,timezone}' as "timeZone",
    newest.body #>> '{basics,displayName}' as "displayName"
  from member
  left join email_preferences chosen on chosen.member_id = member.id
  left join lateral (
    select body from submission
    where owner_id = member.id and email = member.email order by submitted_at desc limit 1
  ) newest on true`

export async function findReader(db: Queryable, memberId: string) {
  const { rows } = await sql<Reader>`${READERS} where member.id = ${memberId}`.execute(db)
  return rows[0]
}

export const hasSubmittedBefore = async (db: Queryable, memberId: string, moment: Date) =>
  (await db
    .selectFrom('submission')
    .select('id')
    .where('owner_id', '=', memberId)
    .where('submitted_at', '<=', moment)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Sorted by id, without readers who got a letter after `silentSince` or are in the zones `exceptIn`. */
export async function listReaders(
  db: Queryable,
  {
    after,
    limit,
    only: { silentSince, exceptIn } = { silentSince: null, exceptIn: [] },
  }: {
    after: string | null
    limit: number
    only?: { silentSince: Date | null; exceptIn: readonly string[] }
  },
) {
  const { rows } = await sql<Reader>`
    ${READERS}
    where not member.demo and member.verified_at is not null and member.suspended_by is null
      and (${after}::uuid is null or member.id > ${after}::uuid)
      and (${silentSince}::timestamptz is null or chosen.last_digest_at is null or chosen.last_digest_at <= ${silentSince})
      and coalesce(newest.body #>> '{location,availability,timezone}', '') <> all(${exceptIn}::text[])
    order by member.id limit ${limit}`.execute(db)
  return rows
}

/** @param before the last digest's time as read @returns false when another process sends it */
export async function claimDigest(
  db: Queryable,
  {
    memberId,
    before,
    now,
    defaults,
  }: { memberId: string; before: Date | null; now: Date; defaults: { freq: string; topics: string[] } },
) {
  const claimed = await db
    .insertInto('email_preferences')
    .values({ member_id: memberId, ...defaults, paused_until: null, last_digest_at: now, saved_at: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ last_digest_at: now })
        .where('email_preferences.last_digest_at', 'is not distinct from', before),
    )
    .returning('member_id')
    .executeTakeFirst()
  return claimed !== undefined
}
