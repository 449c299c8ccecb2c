import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { lockMembers } from './store.ts'

/**
 * Takes a member out of every introduction: what they wrote and shared is gone, and the other learns only that it ended.
 * An ask that never came about counts as ended since it was made, so that an old one is not shown anew.
 */
export async function eraseIntroductions(tx: Queryable, memberId: string, now: Date) {
  // An ask that is under way waits, and then finds nobody.
  await lockMembers(tx, [memberId])
  await sql`delete from introduction where asker_id = ${memberId}
    and state in ('asked', 'declined', 'withdrawn')`.execute(tx)
  await sql`
    update introduction set
      state = case when state = 'withdrawn' then state else 'closed' end,
      closed_at = coalesce(closed_at, case when introduced_at is null then asked_at else ${now}::timestamptz end),
      text = '', plan = '{}', asker_share = '{}', asked_share = null, asker_contact = null, asked_contact = null,
      asker_outcome = case when asker_id = ${memberId} then null else asker_outcome end,
      asked_outcome = case when asked_id = ${memberId} then null else asked_outcome end,
      asker_id = nullif(asker_id, ${memberId}), asked_id = nullif(asked_id, ${memberId})
    where asker_id = ${memberId} or asked_id = ${memberId}`.execute(tx)
}

/** Everybody with whom a member has an ask or an introduction open; `wasAsked` when the member asked and waits for the answer. */
export async function findOpenPairs(db: Queryable, memberId: string) {
  const { rows } = await sql<{ otherId: string; wasAsked: boolean }>`
    select case when asker_id = ${memberId} then asked_id else asker_id end as "otherId",
      asker_id = ${memberId} and state = 'asked' as "wasAsked"
    from introduction
    where (asker_id = ${memberId} or asked_id = ${memberId}) and state in ('asked', 'declined', 'introduced')
      and asker_id is not null and asked_id is not null`.execute(db)
  return rows
}

/** Ends everything that is open between a member and anybody. Unlike a deletion it keeps who the two are. */
export async function endAllOf(tx: Queryable, memberId: string, now: Date) {
  await sql`
    update introduction set state = 'withdrawn'
    where asker_id = ${memberId} and state in ('asked', 'declined')`.execute(tx)
  await sql`
    update introduction set state = 'closed', closed_at = case when introduced_at is null then asked_at else ${now} end
    where (asker_id = ${memberId} and state = 'introduced')
      or (asked_id = ${memberId} and state in ('asked', 'declined', 'introduced'))`.execute(tx)
}

/** Everybody who was ever introduced to a member, with the address they can be written to. */
export async function findIntroducedTo(db: Queryable, memberId: string) {
  const { rows } = await sql<{ memberId: string; email: string }>`
    select distinct other.id as "memberId", other.email from introduction
    join member other on other.id = case when asker_id = ${memberId} then asked_id else asker_id end and not other.demo
    where (asker_id = ${memberId} or asked_id = ${memberId}) and introduced_at is not null
    order by other.id`.execute(db)
  return rows
}

/** What a member asked and was asked, for the export of an account. The other's own words and contact are theirs. */
export async function readIntroductions(db: Queryable, memberId: string) {
  const { rows: introductions } = await sql`
    select case when asker_id = ${memberId} then 'asked by you' else 'asked by another' end as kind,
      case when asker_id = ${memberId} and state = 'declined' then 'asked' else state end as state,
      case when asker_id = ${memberId} then text end as text,
      case when asker_id = ${memberId} then plan end as plan,
      case when asker_id = ${memberId} then asker_share else asked_share end as shared,
      case when asker_id = ${memberId} then asker_contact else asked_contact end as "sharedContact",
      case when asker_id = ${memberId} then asker_outcome else asked_outcome end as outcome,
      asked_at as "askedAt", introduced_at as "introducedAt"
    from introduction
    where asker_id = ${memberId} or (asked_id = ${memberId} and delivered_at is not null)
    order by asked_at, id`.execute(db)
  return { introductions }
}
