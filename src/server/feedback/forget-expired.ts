import type { Deps } from '../deps.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { deleteReportsBefore, deleteTakenBack } from './store.ts'

/** Deletes withdrawn answers after every process has read the withdrawal. */
export const forgetTakenBack = ({ db, clock }: Deps) => deleteTakenBack(db, new Date(clock().getTime() - HOUR_MS))

const CLOSED_REPORT_DAYS = 180
const OPEN_REPORT_DAYS = 730

export function forgetOldReports({ db, clock }: Deps) {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  return deleteReportsBefore(db, { closed: before(CLOSED_REPORT_DAYS), made: before(OPEN_REPORT_DAYS) })
}
