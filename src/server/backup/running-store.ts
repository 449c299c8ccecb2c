import { hostname } from 'node:os'
import type { Queryable } from '../database/database.ts'
import { LONGEST_COPY_MS } from './copy-times.ts'
import { isGroupRunning, isRunning, type Started, signalGroup, startedAs } from './group.ts'

const RUNNING = 'backup_copy_running'

type Running = { since: string; host: string; pid: number; id: string; child?: Started }
const ownIds = new Set<string>()

const isLate = ({ since }: Running, now: Date) => now.getTime() - Date.parse(since) > LONGEST_COPY_MS

/** A killed process leaves its row. In a container, the next process gets the same number. */
function isOwned({ host, pid, id }: Running) {
  if (host !== hostname()) return true
  return pid === process.pid ? ownIds.has(id) : isRunning({ pid })
}

/** A killed process's child keeps running. */
const orphanOf = (running: Running) =>
  !isOwned(running) && running.child && isGroupRunning(running.child) ? running.child : undefined

async function readRow(db: Queryable) {
  const row = await db.selectFrom('setting').select('value').where('name', '=', RUNNING).executeTakeFirst()
  return row && { value: row.value, running: JSON.parse(row.value) as Running }
}

const drop = (db: Queryable, value: string) =>
  db.deleteFrom('setting').where('name', '=', RUNNING).where('value', '=', value).execute()

const replace = (db: Queryable, before: string, value: string) =>
  db.updateTable('setting').set({ value }).where('name', '=', RUNNING).where('value', '=', before).execute()

/**
 * @returns when the run of BACKUP_COMMAND in any process began, whether it is above its limit, and an orphan's process
 * group
 */
export async function readRunning(db: Queryable, now: Date) {
  const running = (await readRow(db))?.running
  const orphan = running && orphanOf(running)
  if (!running || !(orphan || isOwned(running))) return undefined
  return { since: new Date(running.since), isLate: isLate(running, now), orphan: orphan?.pid }
}

/** @returns when the last run began, if its process was killed and no child of it still runs */
export async function readKilled(db: Queryable) {
  const running = (await readRow(db))?.running
  return running && !orphanOf(running) && !isOwned(running) ? new Date(running.since) : undefined
}

/** Ends an orphan above its time limit, because nothing else does. */
async function dropOver(db: Queryable, now: Date) {
  const row = await readRow(db)
  if (!row) return
  const orphan = orphanOf(row.running)
  const late = isLate(row.running, now)
  if (orphan && late) signalGroup(orphan, 'SIGKILL')
  if (late || !(orphan || isOwned(row.running))) await drop(db, row.value)
}

/**
 * @returns undefined while another run has the claim; otherwise functions that note the command's process, and end the
 * claim
 */
export async function claimRun(db: Queryable, { now, id }: { now: Date; id: string }) {
  await dropOver(db, now)
  const running: Running = { since: now.toISOString(), host: hostname(), pid: process.pid, id }
  let value = JSON.stringify(running)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name: RUNNING, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return undefined
  ownIds.add(id)
  let noted: Promise<unknown> = Promise.resolve()
  return {
    note(pid: number) {
      const before = value
      value = JSON.stringify({ ...running, child: startedAs(pid) })
      // If this write fails and the process is killed, the next process does not find the command.
      noted = replace(db, before, value).catch(() => {})
    },
    async end() {
      ownIds.delete(id)
      await noted
      await drop(db, value)
    },
  }
}
