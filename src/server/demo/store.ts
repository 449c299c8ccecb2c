import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'

export type DemoRow = { id: string; email: string; birthdate: string; facts: object }

/** Other processes may seed the same database. */
export const lockSeeding = (tx: Queryable) => lockKey(tx, 'seeding', 'demo')

export async function countMembers(db: Queryable) {
  const { rows } = await sql<{ demo: number; anyReal: boolean }>`
    select (select count(*)::integer from member where demo) as demo,
      exists (select from member where not demo) or exists (select from submission) or exists (select from draft)
        as "anyReal"`.execute(db)
  return rows[0] ?? { demo: 0, anyReal: false }
}

export async function hasInvented(db: Queryable) {
  const { rows } = await sql<{ found: boolean }>`select exists (select from member where demo) as found`.execute(db)
  return rows[0]?.found === true
}

export async function insertDemo(tx: Queryable, rows: readonly DemoRow[], now: Date) {
  const json = JSON.stringify(rows)
  await sql`
    insert into member (id, email, created_at, demo)
    select id, email, ${now}, true from jsonb_to_recordset(${json}::jsonb) as it(id uuid, email text)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into member_profile (member_id, demo, listed, birthdate, facts, changed)
    select id, true, true, birthdate, facts, pg_current_xact_id()
    from jsonb_to_recordset(${json}::jsonb) as it(id uuid, birthdate text, facts jsonb)
    on conflict (member_id) do update
      set listed = true, birthdate = excluded.birthdate, facts = excluded.facts, erased_at = null, changed = excluded.changed
      where not member_profile.listed or member_profile.facts <> excluded.facts
        or member_profile.birthdate is distinct from excluded.birthdate`.execute(tx)
}

/** Statistics of the empty tables would make the planner read every member for each row. */
export const countAnew = (tx: Queryable) => sql`analyze member, member_profile`.execute(tx)

export async function deleteDemoFrom(tx: Queryable, email: string) {
  const theirs = sql`member_id in (select id from member where demo and email >= ${email})`
  for (const table of ['match', 'feedback', 'exposure'] as const)
    await sql`delete from ${sql.table(table)} where ${theirs}`.execute(tx)
  await sql`
    update member_profile set listed = false, facts = '{}', birthdate = null, erased_at = now(), changed = pg_current_xact_id()
    where ${theirs}`.execute(tx)
  await sql`delete from member where demo and email >= ${email}`.execute(tx)
}

const SEEDED_ON = 'demo_seeded_on'

/** The day of the first seeding (YYYY-MM-DD), for the ages of invented members. */
export async function seedDay(tx: Queryable, today: string) {
  await tx
    .insertInto('setting')
    .values({ name: SEEDED_ON, value: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SEEDED_ON)
    .executeTakeFirstOrThrow()
  return value
}
