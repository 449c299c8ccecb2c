import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { capKeyOf } from '../members/mailbox-store.ts'

export type ShownPerson = { memberId: string; shownAt: Date }

export async function findShown(db: Queryable, { ownerId, since }: { ownerId: string; since: Date }) {
  const { rows } = await sql<ShownPerson>`
    select member_id as "memberId", shown_at as "shownAt" from shown_person
    where owner_id = ${capKeyOf(ownerId)} and shown_at > ${since} order by shown_at desc`.execute(db)
  return rows
}

/** Does nothing for a former member. */
export async function insertShown(
  db: Queryable,
  { ownerId, ids, now }: { ownerId: string; ids: readonly string[]; now: Date },
) {
  if (ids.length === 0) return
  await sql`
    insert into shown_person (owner_id, member_id, shown_at)
    select coalesce(mailbox_hash, member.id), shown, ${now}::timestamptz
    from member, unnest(${[...ids]}::uuid[]) as shown where member.id = ${ownerId} for key share of member
    on conflict (owner_id, member_id) do update set shown_at = excluded.shown_at`.execute(db)
}

export async function findShownToNetwork(db: Queryable, { network, since }: { network: string; since: Date }) {
  const rows = await db
    .selectFrom('preview_of_network')
    .select('member_id')
    .where('network', '=', network)
    .where('shown_at', '>', since)
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

export async function insertShownToNetwork(
  db: Queryable,
  { network, ids, now }: { network: string; ids: readonly string[]; now: Date },
) {
  if (ids.length === 0) return
  await sql`
    insert into preview_of_network (network, member_id, shown_at)
    select ${network}, id, ${now}::timestamptz from unnest(${[...ids]}::uuid[]) as id
    on conflict (network, member_id) do update set shown_at = excluded.shown_at`.execute(db)
}

export const deleteShownBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('shown_person').where('shown_at', '<', before).execute()

export const deleteShownToLeft = (db: Queryable, before: Date) =>
  sql`
    delete from shown_person where shown_at < ${before}
      and not exists (select from member where mailbox_hash = owner_id)`.execute(db)

export const deleteShownToNetworksBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('preview_of_network').where('shown_at', '<', before).execute()

export async function findAnswersOfNetwork(db: Queryable, { network, since }: { network: string; since: Date }) {
  const rows = await db
    .selectFrom('preview_answers')
    .select('answers')
    .where('network', '=', network)
    .where('counted_at', '>', since)
    .execute()
  return new Set(rows.map(({ answers }) => answers))
}

export const insertAnswersOfNetwork = (
  db: Queryable,
  { network, answers, now }: { network: string; answers: string; now: Date },
) =>
  db
    .insertInto('preview_answers')
    .values({ network, answers, counted_at: now })
    .onConflict((found) => found.columns(['network', 'answers']).doUpdateSet({ counted_at: now }))
    .execute()

export const deleteAnswersOfNetworksBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('preview_answers').where('counted_at', '<', before).execute()
