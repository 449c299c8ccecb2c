import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { showGauge } from '../instruments.ts'
import { StartRefusal } from '../start-refusal.ts'
import { backUp } from './back-up.ts'
import { stateOfNewest } from './newest-backup.ts'
import { backupsFolder, dropLeftovers, nameAt } from './places.ts'
import { runBackupCommand } from './run-backup-command.ts'
import { readKilled, readRunning } from './running-store.ts'
import { readBackups, recordBackupFailure } from './tables-store.ts'

/** Hours in UTC. */
const NIGHT = [2, 3, 4]
const MINUTE = 23
export const BACKUP_CRON = `${MINUTE} * * * *`
export const BACKUP_TIME = `0${NIGHT[0]}:${MINUTE} UTC`
const NEXT_NIGHT_MS = 20 * HOUR_MS
/** A machine that is off at night backs up by day. */
const LATE_MS = 30 * HOUR_MS

type Backups = { made: Date | undefined; databaseMade: Date }

/** Runs hourly, to find a missed night or a failed BACKUP_COMMAND. */
export async function backUpIfDue(deps: Deps) {
  dropLeftovers(backupsFolder(deps.config.dataDir))
  const backups = await readBackups(deps.db)
  if (isBackupDue(backups, deps.clock())) {
    await runBackupCommand(deps, await backUpAndLog(deps))
    return
  }
  const { made, copied } = backups
  if (!made || made.getTime() === copied?.getTime()) return
  const file = join(backupsFolder(deps.config.dataDir), nameAt(made))
  // The file may be on another machine, whose process retries itself.
  if (existsSync(file)) await runBackupCommand(deps, { file, madeAt: made })
}

async function backUpAndLog(deps: Deps) {
  // The queue drops error messages; the operator needs them.
  try {
    const { file, madeAt, bytes, heldMs, tookMs } = await backUp(deps)
    deps.log.info({ bytes, heldMs, tookMs }, 'backup')
    return { file, madeAt }
  } catch (error) {
    const reason = error instanceof StartRefusal ? error.message : undefined
    deps.log.error(reason === undefined ? { fault: faultOf(error) } : { reason }, 'backup')
    // A full disk refuses this write too; the log has the reason.
    await recordBackupFailure(deps.db, reason ?? 'the log of the server says why ("backup").').catch(() => {})
    throw error
  }
}

export async function stateOfBackups({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const backups = await readBackups(db)
  const since = backups.made ?? backups.databaseMade
  return {
    made: backups.made,
    place: backups.place,
    ageMs: backups.made && clock().getTime() - backups.made.getTime(),
    copyRuns: await readRunning(db, clock()),
    copyKilled: await readKilled(db),
    isLate: clock().getTime() - since.getTime() > LATE_MS + HOUR_MS,
    failure: backups.failure,
    copyFailure: backups.copyFailure,
    isCopyTried: backups.copied !== undefined || backups.copyFailure !== undefined,
    isCopied: backups.made !== undefined && backups.made.getTime() === backups.copied?.getTime(),
  }
}

export function isBackupDue({ made, databaseMade }: Backups, now: Date) {
  const isNight = NIGHT.includes(now.getUTCHours())
  const ageMs = now.getTime() - (made ?? databaseMade).getTime()
  // The first backup waits for a night.
  return ageMs >= LATE_MS || (isNight && (made === undefined || ageMs >= NEXT_NIGHT_MS))
}

/** Without a backup, /metrics shows the age of the database. */
export function showLastBackup({ db, metrics, config }: Pick<Deps, 'db' | 'metrics' | 'config'>) {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
  showGauge(
    metrics,
    {
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last proven backup in DATA_DIR/backups was made; absent before the first one, and when no sound file is left',
    },
    async () => {
      const { made, place } = await readBackups(db)
      const isThere = ['sound', 'elsewhere'].includes(await stateOfNewest(config, { made, place }))
      return made && isThere ? [{ value: seconds(made) }] : []
    },
  )
  showGauge(metrics, { name: 'database_created_timestamp_seconds', help: 'When the database was made' }, async () => [
    { value: seconds((await readBackups(db)).databaseMade) },
  ])
}
