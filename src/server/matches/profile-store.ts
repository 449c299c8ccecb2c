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

/** @returns whether others would see a change */
export async function withdrawProfile(tx: Queryable, memberId: string) {
  const { rows } = await sql`
    update member_profile set listed = false, facts = '{}', birthdate = null, changed = pg_current_xact_id()
    where member_id = ${memberId} and listed
    returning member_id`.execute(tx)
  return rows.length > 0
}

const UNTIL = 'birthdays_until'

/** Moves the day up to which birthdays were announced. @returns the day before, undefined when there is nothing to do */
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
