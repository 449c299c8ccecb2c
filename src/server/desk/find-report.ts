import type { Queryable } from '../database/database.ts'
import { DeskRefusal, EXIT } from './desk-command.ts'
import { findReports, type ReportRow } from './reports-store.ts'

const BEGINNING = /^[0-9a-f-]{4,36}$/

/** By the beginning of its id. @throws DeskRefusal if none or several match */
export async function requireReport(db: Queryable, id: string) {
  const beginning = id.trim().toLowerCase()
  const [report, another] = BEGINNING.test(beginning) ? await findReports(db, beginning) : []
  if (!report) throw new DeskRefusal(EXIT.notFound, `No report has the id ${id}. 'reports list --all' shows them.`)
  if (another) throw new DeskRefusal(EXIT.refused, `More than one report begins with ${id}: give more of the id.`)
  return report
}

export const toReport = ({ at, closedAt, reportedMailbox: _, ...row }: ReportRow) => ({
  ...row,
  at: at.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
})
