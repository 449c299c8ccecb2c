import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { showGauge } from '../instruments.ts'
import { StartRefusal } from '../start-refusal.ts'
import { backUp } from './back-up.ts'
import { readLastBackup } from './tables-store.ts'

/** The hours (UTC) in which few are awake. */
const NIGHT = [2, 3, 4]
const NEXT_NIGHT_MS = 20 * HOUR_MS
/** A machine that is off at night backs up by day. */
const LATE_MS = 30 * HOUR_MS

/** Makes the backup of the night: asked every hour, so that a night in which the machine was off is made up for. */
export async function backUpIfDue(deps: Deps) {
  const now = deps.clock()
  if (!isBackupDue(await readLastBackup(deps.db), now)) return
  // The queue keeps no words of a failure, and the operator needs those that say what to do.
  try {
    const { bytes, heldMs, tookMs } = await backUp(deps)
    deps.log.info({ bytes, heldMs, tookMs }, 'backup')
  } catch (error) {
    deps.log.error(error instanceof StartRefusal ? { reason: error.message } : { fault: faultOf(error) }, 'backup')
    throw error
  }
}

/** How old the last backup is, and whether a night was left out. */
export async function ageOfBackup({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const ageMs = clock().getTime() - (await readLastBackup(db)).getTime()
  return { ageMs, isLate: ageMs > LATE_MS + HOUR_MS }
}

export function isBackupDue(last: Date, now: Date) {
  const ageMs = now.getTime() - last.getTime()
  return ageMs >= LATE_MS || (ageMs >= NEXT_NIGHT_MS && NIGHT.includes(now.getUTCHours()))
}

/** Shows at /metrics when the last backup was made. */
export function showLastBackup({ db, metrics }: Pick<Deps, 'db' | 'metrics'>) {
  showGauge(
    metrics,
    {
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last proven backup in DATA_DIR/backups was made; before the first one, when the database was',
    },
    async () => [{ value: Math.floor((await readLastBackup(db)).getTime() / 1000) }],
  )
}
