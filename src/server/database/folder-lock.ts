import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
 * @throws StartRefusal naming the process that owns it, or why the folder cannot be used
 */
export function claimFolder(folder: string) {
  const lock = openLock(folder)
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

function openLock(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return new DatabaseSync(join(folder, 'lock'), { timeout: SETTLE_MS })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartRefusal(
      `DATA_DIR=${folder} cannot be used (${code}): set it to a folder that Overture may write to.`,
    )
  }
}

/** Not `mkdirSync` with `recursive`, which never returns where nothing can be made, as in /proc. */
function makeFolder(folder: string) {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing) mkdirSync(path, { mode: 0o700 })
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
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
