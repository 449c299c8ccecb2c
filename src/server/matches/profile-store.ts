import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

type NewProfile = { memberId: string; birthdate: string | null; facts: object }

/** @returns whether others would see a change */
export async function upsertProfile(tx: Queryable, { memberId, birthdate, facts }: NewProfile) {
  const { rows } = await sql`
    insert into member_profile (member_id, demo, listed, birthdate, facts, changed)
    values (${memberId}, false, true, ${birthdate}, ${JSON.stringify(facts)}::jsonb, pg_current_xact_id())
    on conflict (member_id) do update
      set listed = true, birthdate = excluded.birthdate, facts = excluded.facts, changed = excluded.changed
      where not member_profile.listed or member_profile.birthdate is distinct from excluded.birthdate
        or member_profile.facts <> excluded.facts
    returning member_id`.execute(tx)
  return rows.length > 0
}

export async function withdrawProfile(tx: Queryable, memberId: string) {
  const { rows } = await sql`
    update member_profile set listed = false, facts = '{}', birthdate = null, changed = pg_current_xact_id()
    where member_id = ${memberId} and listed
    returning member_id`.execute(tx)
  return rows.length > 0
}

/** Listed members, last active before a day (YYYY-MM-DD). */
export async function findSilent(db: Queryable, { before, limit }: { before: string; limit: number }) {
  const { rows } = await sql<{ memberId: string; email: string }>`
    select member.id as "memberId", member.email from member
    join member_profile profile on profile.member_id = member.id and profile.listed and not profile.resting
    where not member.demo
      and coalesce(seen_on, to_char(created_at at time zone 'utc', 'YYYY-MM-DD')) < ${before}
    order by member.id limit ${limit}`.execute(db)
  return rows
}

export async function setResting(tx: Queryable, { memberId, before }: { memberId: string; before: string }) {
  const { rows } = await sql`
    update member_profile profile set resting = true, changed = pg_current_xact_id() from member
    where profile.member_id = ${memberId} and member.id = profile.member_id and profile.listed and not profile.resting
      and coalesce(seen_on, to_char(created_at at time zone 'utc', 'YYYY-MM-DD')) < ${before}
    returning profile.member_id`.execute(tx)
  return rows.length > 0
}

export async function endRest(tx: Queryable, memberId: string) {
  const { rows } = await sql`
    update member_profile set resting = false, changed = pg_current_xact_id()
    where member_id = ${memberId} and resting
    returning member_id`.execute(tx)
  return rows.length > 0
}

export async function isResting(db: Queryable, memberId: string) {
  const profile = await db
    .selectFrom('member_profile')
    .select('resting')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return profile?.resting ?? false
}

const UNTIL = 'birthdays_until'

/** @returns the previous day; undefined if there is nothing to do */
export async function advanceBirthdays(tx: Queryable, today: string) {
  await tx
    .insertInto('setting')
    .values({ name: UNTIL, value: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', UNTIL)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (value >= today) return undefined
  await tx.updateTable('setting').set({ value: today }).where('name', '=', UNTIL).execute()
  return value
}
