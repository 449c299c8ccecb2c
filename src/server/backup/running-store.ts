import { hostname } from 'node:os'
import type { Queryable } from '../database/database.ts'
import { LONGEST_COPY_MS } from './copy-times.ts'

const RUNNING = 'backup_copy_running'

type Running = { since: string; host: string; pid: number; id: string }
const ownIds = new Set<string>()

const isLate = ({ since }: Running, now: Date) => now.getTime() - Date.parse(since) > LONGEST_COPY_MS

/** A killed process leaves its row. */
function isGone({ host, pid, id }: Running) {
  if (host !== hostname()) return false
  // In a container, the next process has the same number.
  if (pid === process.pid) return !ownIds.has(id)
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function readRow(db: Queryable) {
  const row = await db.selectFrom('setting').select('value').where('name', '=', RUNNING).executeTakeFirst()
  return row && { value: row.value, running: JSON.parse(row.value) as Running }
}

const drop = (db: Queryable, value: string) =>
  db.deleteFrom('setting').where('name', '=', RUNNING).where('value', '=', value).execute()

/** @returns since when BACKUP_COMMAND runs, in any process, and whether that is longer than its limit */
export async function readRunning(db: Queryable, now: Date) {
  const row = await readRow(db)
  if (!row || isGone(row.running)) return undefined
  return { since: new Date(row.running.since), isLate: isLate(row.running, now) }
}

/** @returns a function that ends the claim; undefined while another run has it */
export async function claimRun(db: Queryable, { now, id }: { now: Date; id: string }) {
  const row = await readRow(db)
  if (row && (isGone(row.running) || isLate(row.running, now))) await drop(db, row.value)
  const value = JSON.stringify({ since: now.toISOString(), host: hostname(), pid: process.pid, id } satisfies Running)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name: RUNNING, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return undefined
  ownIds.add(id)
  return async () => {
    ownIds.delete(id)
    await drop(db, value)
  }
}
