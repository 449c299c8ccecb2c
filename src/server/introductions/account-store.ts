import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/**
 * The other member sees only that the introduction ended. An unanswered ask ends at its creation time, so an old one is
 * not shown again. Mailbox hashes stay for some time: leaving does not reset limits.
 */
export async function eraseIntroductions(tx: Queryable, memberId: string, now: Date) {
  await sql`delete from meeting using introduction where introduction.id = introduction_id
    and (asker_id = ${memberId} or asked_id = ${memberId})`.execute(tx)
  await sql`
    update introduction set
      state = case when state = 'withdrawn' or (asker_id = ${memberId} and introduced_at is null) then 'withdrawn'
        else 'closed' end,
      closed_at = coalesce(closed_at, case when introduced_at is null then asked_at else ${now}::timestamptz end),
      text = '', plan = '{}', asker_share = '{}', asked_share = null, asker_contact = null, asked_contact = null,
      asked_shown = null,
      asker_outcome = case when asker_id = ${memberId} then null else asker_outcome end,
      asked_outcome = case when asked_id = ${memberId} then null else asked_outcome end,
      asker_id = nullif(asker_id, ${memberId}), asked_id = nullif(asked_id, ${memberId})
    where asker_id = ${memberId} or asked_id = ${memberId}`.execute(tx)
}

/** `wasAsked`: this member asked and waits for the answer. */
export async function findOpenPairs(db: Queryable, memberId: string) {
  const { rows } = await sql<{ otherId: string; wasAsked: boolean }>`
    select case when asker_id = ${memberId} then asked_id else asker_id end as "otherId",
      asker_id = ${memberId} and state = 'asked' as "wasAsked"
    from introduction
    where (asker_id = ${memberId} or asked_id = ${memberId}) and state in ('asked', 'declined', 'introduced')
      and asker_id is not null and asked_id is not null`.execute(db)
  return rows
}

/** Keeps both ids, unlike deletion. */
export async function endAllOf(tx: Queryable, memberId: string, now: Date) {
  await sql`
    update introduction set state = 'withdrawn'
    where asker_id = ${memberId} and state in ('asked', 'declined')`.execute(tx)
  await sql`
    update introduction set state = 'closed', closed_at = case when introduced_at is null then asked_at else ${now} end
    where (asker_id = ${memberId} and state = 'introduced')
      or (asked_id = ${memberId} and state in ('asked', 'declined', 'introduced'))`.execute(tx)
}

/** Finds one address per introduced person, even if the account of `mailbox` is gone. */
export async function findIntroducedTo(db: Queryable, mailbox: string) {
  const { rows } = await sql<{ memberId: string; email: string }>`
    select distinct on (other.mailbox_hash) other.id as "memberId", other.email from introduction
    join member other on not other.demo
      and other.mailbox_hash = case when asker_mailbox = ${mailbox} then asked_mailbox else asker_mailbox end
    where (asker_mailbox = ${mailbox} or asked_mailbox = ${mailbox}) and introduced_at is not null
    order by other.mailbox_hash, other.id`.execute(db)
  return rows
}

export async function deleteLeftBefore(db: Queryable, before: Date) {
  await sql`
    delete from introduction where asked_at < ${before} and asker_id is null and introduced_at is null`.execute(db)
  await sql`
    update introduction set asker_mailbox = null, asked_mailbox = null
    where (asker_id is null or asked_id is null) and coalesce(closed_at, asked_at) < ${before}
      and (asker_mailbox is not null or asked_mailbox is not null)`.execute(db)
}

/** Without the other member's words and contact. */
export async function readIntroductions(db: Queryable, memberId: string) {
  const { rows: introductions } = await sql`
    select case when asker_id = ${memberId} then 'asked by you' else 'asked by another' end as kind,
      case when asker_id = ${memberId} and introduction.state = 'declined' then 'asked' else introduction.state end as state,
      case when asker_id = ${memberId} then text end as text,
      case when asker_id = ${memberId} then plan end as plan,
      case when asker_id = ${memberId} then asker_share else asked_share end as shared,
      case when asker_id = ${memberId} then asker_contact else asked_contact end as "sharedContact",
      case when asker_id = ${memberId} then asker_outcome else asked_outcome end as outcome,
      asked_at as "askedAt", introduced_at as "introducedAt",
      case when meeting.introduction_id is not null then json_build_object(
        'state', meeting.state, 'zone', zone, 'startsAt', starts_at, 'minutes', minutes,
        'timesYouOffered', case when offered_by = case when asker_id = ${memberId} then 'asker' else 'asked' end
          then offered end) end as meeting
    from introduction left join meeting on meeting.introduction_id = introduction.id
    where asker_id = ${memberId} or (asked_id = ${memberId} and delivered_at is not null)
    order by asked_at, id`.execute(db)
  return { introductions }
}
