import { sql } from 'kysely'
import type { FeedbackAction, ReportReason } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import { setHiddenPair } from '../members/mailbox-store.ts'

type Said = {
  ownerId: string
  email: string
  memberId: string
  action: FeedbackAction | null
  met?: boolean
  now: Date
}

/**
 * Null withdraws the answer; the row stays for a while for other processes. The row keeps the list page of the first
 * answer: the member still counts on this page.
 */
export async function upsertAnswer(db: Queryable, { ownerId, email, memberId, action, met = false, now }: Said) {
  await sql`
    insert into feedback (owner_id, email, member_id, action, met, place, given_at, changed)
    values (${ownerId}, ${email}, ${memberId}, ${action}, ${met},
      (select place from match where owner_id = ${ownerId} and email = ${email} and member_id = ${memberId}),
      ${now}, pg_current_xact_id())
    on conflict (owner_id, email, member_id) do update
      set action = excluded.action, met = feedback.met or excluded.met, given_at = excluded.given_at, changed = excluded.changed,
        place = case when feedback.action is null then excluded.place else feedback.place end`.execute(db)
  await setHiddenPair(db, { byId: ownerId, aboutId: memberId, hidden: action === 'hard_no' })
}

export const insertReport = (
  db: Queryable,
  report: { id: string; reporterId: string; reportedId: string; reason: ReportReason; words: string; now: Date },
) =>
  db
    .insertInto('report')
    .values(({ selectFrom }) => ({
      reported_mailbox: selectFrom('member').select('mailbox_hash').where('id', '=', report.reportedId),
      id: report.id,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      reason: report.reason,
      words: report.words,
      reported_at: report.now,
    }))
    .execute()

export const readReportsBy = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .selectFrom('report')
    .select(['reason', 'words', 'reported_at as reportedAt'])
    .where('reporter_id', 'in', [...ownerIds])
    .orderBy('reported_at')
    .execute()

/**
 * Removes the former member's words and name. The mailbox in an open report stays, so that leaving does not prevent a
 * suspension.
 */
export async function anonymiseReports(
  db: Queryable,
  { ownerIds, memberId }: { ownerIds: readonly string[]; memberId: string },
) {
  await db
    .updateTable('report')
    .set({ reporter_id: null, words: '' })
    .where('reporter_id', 'in', [...ownerIds])
    .execute()
  await sql`
    update report set reported_id = null, reported_mailbox = case when closed_at is null then reported_mailbox end
    where reported_id = ${memberId}`.execute(db)
}

export async function hasMember(db: Queryable, memberId: string) {
  const member = await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()
  return member !== undefined
}

/** A browser's feedback moves to the member who verified the address; later feedback of the member stays. */
export async function moveAnswers(
  db: Queryable,
  { sessionId, memberId, email }: { sessionId: string; memberId: string; email: string },
) {
  await sql`
    insert into feedback (owner_id, email, member_id, action, given_at, changed)
    select ${memberId}::uuid, email, member_id, action, given_at, pg_current_xact_id() from feedback
    where owner_id = ${sessionId} and email = ${email} and member_id <> ${memberId}
    on conflict (owner_id, email, member_id) do update
      set action = excluded.action, given_at = excluded.given_at, changed = excluded.changed
      where feedback.given_at < excluded.given_at`.execute(db)
  await db.deleteFrom('feedback').where('owner_id', '=', sessionId).where('email', '=', email).execute()
  await sql`
    insert into hidden_pair (by_mailbox, about_mailbox)
    select me.mailbox_hash, them.mailbox_hash from feedback
    join member me on me.id = owner_id join member them on them.id = feedback.member_id
    where owner_id = ${memberId} and action = 'hard_no' and them.mailbox_hash is not null
    on conflict do nothing`.execute(db)
}

/** With the other members' names, for the export. */
export async function readAnswersBy(db: Queryable, ownerIds: readonly string[]) {
  const { rows } = await sql`
    select facts ->> 'displayName' as "displayName", action, given_at as "givenAt" from feedback
    left join member_profile profile on profile.member_id = feedback.member_id
    where owner_id = any(${[...ownerIds]}::uuid[]) and action is not null order by given_at`.execute(db)
  return rows
}

export const deleteAnswers = (
  db: Queryable,
  { ownerIds, memberId, email }: { ownerIds: readonly string[]; memberId: string; email: string },
) =>
  db
    .deleteFrom('feedback')
    .where((or) =>
      or.or([or('owner_id', 'in', [...ownerIds]), or('member_id', '=', memberId), or('email', '=', email)]),
    )
    .execute()

export const deleteTakenBack = (db: Queryable, before: Date) =>
  db.deleteFrom('feedback').where('action', 'is', null).where('given_at', '<', before).execute()

export const deleteReportsBefore = (db: Queryable, { closed, made }: { closed: Date; made: Date }) =>
  db
    .deleteFrom('report')
    .where((or) => or.or([or('closed_at', '<', closed), or('reported_at', '<', made)]))
    .execute()
