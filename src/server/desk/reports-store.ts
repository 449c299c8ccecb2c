import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export type ReportRow = {
  id: string
  at: Date
  reason: string
  words: string
  reportedId: string | null
  /** Null for a closed report. */
  reportedMailbox: string | null
  reported: string | null
  reporter: string | null
  suspended: boolean
  closedAt: Date | null
  closedBy: string | null
  closingNote: string | null
}

const REPORTS = sql`
  select report.id, reported_at as at, report.reason, words, reported_id as "reportedId", reported_mailbox as "reportedMailbox",
    coalesce(reported.email, case when reported.demo then 'invented' end) as reported,
    reporter.email as reporter, suspension.mailbox_hash is not null as suspended,
    closed_at as "closedAt", closed_by as "closedBy", closing_note as "closingNote"
  from report
  left join member reported on reported.id = reported_id
  left join member reporter on reporter.id = reporter_id
  left join suspension on suspension.mailbox_hash in (reported.suspended_by, reported_mailbox)`

export async function readReports(db: Queryable, { all, limit }: { all: boolean; limit: number }) {
  const { rows } = await sql<ReportRow>`
    ${REPORTS} where ${all}::boolean or closed_at is null
    order by reported_at desc, report.id limit ${limit}`.execute(db)
  return rows
}

/** At most two: a prefix may be ambiguous. */
export async function findReports(db: Queryable, beginning: string) {
  const { rows } = await sql<ReportRow>`
    ${REPORTS} where report.id::text like ${`${beginning}%`} order by report.id limit 2`.execute(db)
  return rows
}

/** Counts all reports about the member, closed ones too. */
export async function countAbout(db: Queryable, { reportedId, reportedMailbox }: ReportRow) {
  const { rows } = await sql<{ reports: number; reporters: number; closed: number }>`
    select count(*)::integer as reports, count(distinct reporter_id)::integer as reporters,
      count(closed_at)::integer as closed
    from report where reported_id = ${reportedId} or reported_mailbox = ${reportedMailbox}`.execute(db)
  return rows[0] ?? { reports: 0, reporters: 0, closed: 0 }
}

/** @returns false when it was closed already */
export async function closeReport(tx: Queryable, given: { id: string; by: string; note: string; now: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set(({ ref }) => ({
      closed_at: given.now,
      closed_by: given.by,
      closing_note: given.note,
      reported_mailbox: sql<string | null>`case when ${ref('reported_id')} is null then null else reported_mailbox end`,
    }))
    .where('id', '=', given.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
