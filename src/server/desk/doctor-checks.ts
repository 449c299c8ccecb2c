import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { refusalOfNext } from '../backup/back-up.ts'
import { orphanAdvice, timeOf } from '../backup/copy-times.ts'
import { type StateOfNewest, stateOfNewest } from '../backup/newest-backup.ts'
import { BACKUP_TIME, stateOfBackups } from '../backup/nightly.ts'
import { newestBackup } from '../backup/places.ts'
import { roomOf, tryWriting } from '../database/disk-guard.ts'
import { restoringIn } from '../database/embedded.ts'
import { checkOpen, closedFile, giveBack } from '../database/folder-lock.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import { isLoopback } from '../loopback.ts'
import { adviceOn, isSeenByCheck, mailFaultOf } from '../mail/mail-fault.ts'
import { isNewest } from '../secret/signing-keys.ts'
import { StartRefusal } from '../start-refusal.ts'
import { VERSION } from '../version.ts'
import type { Check, Finding, OutsideCheck, OutsideDeps } from './doctor-finding.ts'
import { model } from './doctor-model.ts'
import { certificate, server } from './doctor-outside.ts'
import { settings } from './doctor-settings.ts'
import type { Health } from './doctor-store.ts'
import { readUnsent } from './operator-news-store.ts'
import { minuteOf } from './table.ts'

const LATE_JOB_MS = 10 * MINUTE_MS
const LATE_MAIL_MS = HOUR_MS
const LATE_FAILED_MAIL_MS = 15 * MINUTE_MS
const LATE_REPORT_MS = 2 * DAY_MS
/** Warns below this many times the minimum. */
const ROOM_FACTOR = 4

const ageMs = (from: Date | null, { clock }: Pick<Deps, 'clock'>) =>
  from === null ? 0 : clock().getTime() - from.getTime()
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const minutes = (ms: number) => counted(Math.max(0, Math.round(ms / MINUTE_MS)), 'minute')

const version: OutsideCheck = () => ({ name: 'Version', found: `Overture ${VERSION}` })

const database: Check = ({ config }, { postgres, migration }) => ({
  name: 'Database',
  found: `${config.databaseUrl ? 'PostgreSQL' : `embedded, in ${config.dataDir}: PostgreSQL`} ${postgres}, schema ${migration}`,
})

const queue: Check = (deps, { deadJobs, deadQueues, lastDead, oldestJob }) => {
  const late = ageMs(oldestJob, deps)
  const names = deadJobs === 0 ? '' : ` (${deadQueues.join(', ')})`
  const found = `${counted(deadJobs, 'job')} given up${names}, the oldest that is due waits ${minutes(late)}`
  if (late > LATE_JOB_MS)
    return { name: 'Queue', found, todo: 'Its jobs wait: journalctl -u overture says what they meet. Restart once.' }
  if (deadJobs > 0)
    return {
      name: 'Queue',
      found,
      todo: `journalctl -u overture | grep '"given up"' says why. ${afterDead(deadQueues)} ${untilForgotten(lastDead)}`,
      once: String(lastDead?.toISOString()),
    }
  return { name: 'Queue', found }
}

/** The queue deletes a job after this time. */
const DEAD_JOB_DAYS = 7
const untilForgotten = (lastDead: Date | null) =>
  `This is shown until ${new Date((lastDead?.getTime() ?? 0) + DEAD_JOB_DAYS * DAY_MS).toISOString().slice(0, 10)}.`

const MAKES_LISTS = ['refresh-matches', 'publish-held-answers', 'announce-member', 'rebuild-derived']
const SENDS_ONCE = ['send-mail', 'send-news']

function afterDead(queues: readonly string[]) {
  const has = (names: readonly string[]) => queues.some((name) => names.includes(name))
  return [
    has(MAKES_LISTS) && 'rebuild makes the lists anew.',
    has(SENDS_ONCE) && 'That mail did not leave: mail test ADDRESS says whether it would now.',
    queues.some((name) => ![...MAKES_LISTS, ...SENDS_ONCE].includes(name)) &&
      'What runs by the clock runs again by itself.',
  ]
    .filter(Boolean)
    .join(' ')
}

const mail: OutsideCheck = async (deps, health) => {
  const { smtpUrl, publicUrl, mailFrom } = deps.config
  const waitsMs = ageMs(health?.oldestMail ?? null, deps)
  const waits = health ? `, the oldest waits ${minutes(waitsMs)}` : ''
  const found = `${smtpUrl ? `by SMTP through ${new URL(smtpUrl).host}, from ${mailFrom}` : 'kept in the outbox'}${waits}`
  if (!smtpUrl && !isLoopback(new URL(publicUrl).hostname))
    return { name: 'Mail', found, todo: 'Set SMTP_URL: nobody gets any mail.' }
  const refused = await deps.mailer.check().then(
    () => undefined,
    (error: unknown) => adviceOn(mailFaultOf(error).kind),
  )
  const failedMs = ageMs(health?.oldestFailedMail ?? null, deps)
  const waiting =
    waitsMs > LATE_MAIL_MS || failedMs > LATE_FAILED_MAIL_MS
      ? 'The mail server lets us in, but a mail waits: mail test ADDRESS says why.'
      : undefined
  const todo = refused ?? waiting ?? unsentTodo(deps, health)
  return { name: 'Mail', found, ...(todo ? { todo } : {}) }
}

/** Called only if the mail server accepts our login. */
function unsentTodo(deps: OutsideDeps, health: Health | undefined) {
  const unsent = deps.config.operatorEmail === undefined ? undefined : readUnsent(health?.unsentToOperator)
  const unsentMs = ageMs(unsent?.since ?? null, deps)
  if (!unsent || unsentMs <= LATE_FAILED_MAIL_MS) return undefined
  const { kind, tried } = unsent
  const isOver = isSeenByCheck(kind) || (health?.lastMailDone ?? tried) > tried
  const advice = isOver ? 'The mail server lets us in now: doctor --mail tries at once.' : adviceOn(kind)
  return `The mail to OPERATOR_EMAIL has not left for ${minutes(unsentMs)}, last tried on ${minuteOf(tried.toISOString())} UTC. ${advice}`
}

const reports: Check = (deps, { openReports, oldestReport }) => ({
  name: 'Reports',
  found: `${openReports} open`,
  ...(ageMs(oldestReport, deps) > LATE_REPORT_MS ? { todo: 'One waits for more than two days: reports list' } : {}),
})

const MAKE_ONE = 'Make one now: backup. Then find out who or what'
const FAULT_OF: Partial<Record<StateOfNewest, { found: string; todo: string }>> = {
  none: { found: 'DATA_DIR/backups holds none', todo: `${MAKE_ONE} took the files away.` },
  gone: { found: 'its file is not in DATA_DIR/backups', todo: `${MAKE_ONE} took the file away.` },
  damaged: { found: 'its file is damaged', todo: `${MAKE_ONE} changed the file.` },
  exchanged: { found: 'its file holds another backup', todo: `${MAKE_ONE} put the other file in its place.` },
}
const unreadable = (folder: string) => ({
  found: `${folder} or its file is closed to Overture`,
  todo: giveBack(folder),
})

export const backup: Check = async (deps) => {
  const state = await stateOfBackups(deps)
  const { ageMs, isLate, failure } = state
  const age = ageMs === undefined ? undefined : counted(Math.max(0, Math.floor(ageMs / HOUR_MS)), 'hour')
  const { backupCommand } = deps.config
  const found =
    age === undefined
      ? `none yet, the first one tonight at ${BACKUP_TIME}`
      : `the last one is ${age} old${copyText(state, backupCommand)}`
  if (failure !== undefined) return { name: 'Backup', found, todo: `The last try failed: ${failure}` }
  const newest = state.made === undefined ? 'sound' : await stateOfNewest(deps.config, state)
  const refused = newest === 'unreadable' ? undefined : await refusalOfNext(deps)
  if (refused !== undefined) return { name: 'Backup', found, todo: `The next one cannot be made: ${refused}` }
  const fault = newest === 'unreadable' ? unreadable(join(resolve(deps.config.dataDir), 'backups')) : FAULT_OF[newest]
  if (fault)
    return {
      name: 'Backup',
      found: `the last one was made ${age} ago, and ${fault.found}`,
      todo: fault.todo,
    }
  if (isLate)
    return {
      name: 'Backup',
      found,
      todo: 'Make one now: backup. The log of the server says why none was made at night.',
    }
  const todo = copyTodo(state, backupCommand)
  return todo === undefined ? { name: 'Backup', found } : { name: 'Backup', found, todo }
}

type BackupState = Awaited<ReturnType<typeof stateOfBackups>>

function copyText({ copyRuns, isCopied }: BackupState, command: string | undefined) {
  if (copyRuns) return `, BACKUP_COMMAND is running since ${timeOf(copyRuns.since)}`
  return command === undefined ? '' : `, ${isCopied ? 'copied' : 'not copied'} by BACKUP_COMMAND`
}

function copyTodo(state: BackupState, command: string | undefined) {
  const { copyRuns, copyKilled, isCopied, isCopyTried, copyFailure } = state
  if (copyRuns?.orphan) return `${orphanAdvice(copyRuns.orphan)}. Then: backup --copy`
  if (copyRuns?.isLate) return 'BACKUP_COMMAND runs longer than its hour: look at it, then backup --copy'
  if (copyRuns || command === undefined || isCopied) return undefined
  // `copyFailure` may come from an earlier run.
  if (copyKilled)
    return `BACKUP_COMMAND did not take it: its run of ${timeOf(copyKilled)} was killed. Run it again: backup --copy`
  if (!isCopyTried) return 'BACKUP_COMMAND has never run: try it now: backup --copy'
  return copyFailure
    ? `BACKUP_COMMAND did not take it: ${copyFailure}. When that is put right, run it again: backup --copy`
    : 'BACKUP_COMMAND takes it within the hour. At once: backup --copy'
}

const backupFiles: OutsideCheck = ({ config }) => {
  const newest = newestBackup(config.dataDir)
  return {
    name: 'Backup',
    found: newest ? `the newest file in DATA_DIR/backups is ${newest}` : 'there is no file in DATA_DIR/backups',
  }
}

const disk: OutsideCheck = async ({ config }) => {
  const folder = existing(resolve(config.dataDir))
  const closed = await closedTo(folder)
  if (closed) return { name: 'Disk', found: `DATA_DIR=${config.dataDir} cannot be used`, todo: closed }
  const free = await roomOf(folder)
  const limit = `${config.minFreeBytes / 2 ** 20} MB`
  const found = `${Math.floor(free / 2 ** 20)} MB free; below ${limit} ${config.databaseUrl ? 'no backup is made' : 'writes are refused'}`
  const wanted = config.minFreeBytes * ROOM_FACTOR
  const restoring = restoringIn(config.dataDir)
  const todo = [
    free < wanted && `Less than ${wanted / 2 ** 20} MB is free: make room on the disk of DATA_DIR=${config.dataDir}.`,
    existsSync(restoring) &&
      `A restore runs, or was interrupted, and the data are those from before it: stop the server and restore again, or delete ${resolve(restoring)}.`,
  ].filter((text) => text !== false)
  return todo.length > 0 ? { name: 'Disk', found, todo: todo.join(' ') } : { name: 'Disk', found }
}

/** @returns why nothing can be written there, and what to do */
async function closedTo(folder: string) {
  try {
    checkOpen(folder)
    await tryWriting(folder)
    return undefined
  } catch (error) {
    const refusal = error instanceof StartRefusal ? error : closedFile(error, folder)
    if (refusal) return refusal.message
    throw error
  }
}

const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

/** Each process reads the secret when it starts. */
const secret: Check = async ({ config, db, secret: key }) => {
  if (config.secret !== undefined) return { name: 'Secret', found: 'SECRET of the settings' }
  return (await isNewest(db, key))
    ? { name: 'Secret', found: 'kept in the database' }
    : {
        name: 'Secret',
        found: 'changed in the database since this process started',
        todo: 'Restart every process: systemctl restart overture',
      }
}

export const cheapChecks: Check[] = [server, certificate, queue, mail, reports, backup, disk, secret]
/** In the order of the output. */
export const checks: Check[] = [version, database, ...cheapChecks, model, settings]
const outsideChecks: OutsideCheck[] = [server, certificate, mail, backupFiles, disk, model, settings]

/** A failed check becomes a finding, so the other checks are shown. */
export const findAll = (all: readonly Check[], deps: Deps, health: Health) =>
  Promise.all(all.map((check) => found(check.name, async () => check(deps, health))))

/** @param todo advice about the database */
export function findWithoutDatabase(deps: OutsideDeps, todo: string): Promise<Finding[]> {
  const away = { name: 'Database', found: 'not open, so queue, reports and secret were not looked at', todo }
  return Promise.all([version(deps), away, ...outsideChecks.map((check) => found(check.name, async () => check(deps)))])
}

async function found(check: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look()
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException
    const isClosed = path !== undefined && (code === 'EACCES' || code === 'EPERM')
    return {
      name: `${check.charAt(0).toUpperCase()}${check.slice(1)}`,
      found: `not looked at: ${isClosed ? `${path} is closed to Overture` : message}`,
      todo: isClosed ? giveBack(path) : 'The log of the server says more: journalctl -u overture',
    }
  }
}
