import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'

// A database handle that nothing refers to is closed by the garbage collector, and its lock goes with it.
const held = new Set<DatabaseSync>()

/**
 * Makes this process the one owner of a data folder, creating it (and its parents) for this user alone.
 *
 * The lock is the kernel's own, held through SQLite because Node offers no other way to one: it ends with the
 * process however that ends, so that there is no stale lock to judge and no moment for two to take it over.
 * A file with a process number in it has both troubles, and mistakes one container's process 1 for another's.
 *
 * @returns a function that gives the folder up
 * @throws StartRefusal naming the process that owns it
 */
export function claimFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: SETTLE_MS })
  const owner = join(folder, 'owner')
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    throw new StartRefusal(
      `Cannot start: another Overture is using this data folder (pid ${ownerOf(owner)}). Stop it, or set DATA_DIR to a folder other than ${folder}.`,
    )
  }
  writeFileSync(owner, `${process.pid}\n`, { mode: 0o600 })
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

// Of several that try at the same moment all may be turned away at first; this is time to try again.
const SETTLE_MS = 500
const SQLITE_BUSY = 5
const isLocked = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** Only words for the message: the lock is what decides. */
function ownerOf(file: string) {
  // The owner writes its number just after taking the lock; in between there is none to name.
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
