import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'

// The garbage collector would close the handles and so release the locks.
const held = new Set<DatabaseSync>()

type Owner = { pid: string; isByDesk: boolean }
const DESK = ' desk'

export class FolderTaken extends StartRefusal {
  readonly owner: string
  /** A desk command holds it for some seconds. */
  readonly isByDesk: boolean

  constructor(folder: string, { pid: owner, isByDesk }: Owner) {
    super(
      `Cannot start: another Overture is using this data folder (pid ${owner}). Stop it, or set DATA_DIR to a folder other than ${folder}.`,
    )
    this.owner = owner
    this.isByDesk = isByDesk
  }
}

/**
 * Creates the folder for this user alone. SQLite's kernel lock ends with the process. A process number in a file can be
 * stale, and containers share numbers.
 * @returns a function that releases the folder
 * @throws FolderTaken naming the owner, StartRefusal saying why the folder cannot be used
 */
export function claimFolder(folder: string, { isByDesk = false } = {}) {
  const lock = openLock(folder)
  const owner = join(folder, 'owner')
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    throw new FolderTaken(folder, ownerOf(owner))
  }
  writeFileSync(owner, `${process.pid}${isByDesk ? DESK : ''}\n`, { mode: 0o600 })
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
    const path = join(folder, 'lock')
    // SQLite would make the file readable for everybody. Reopening and closing it would release this process's lock.
    if (!existsSync(path)) writeFileSync(path, '', { flag: 'a', mode: 0o600 })
    return new DatabaseSync(path, { timeout: SETTLE_MS })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartRefusal(
      `DATA_DIR=${folder} cannot be used (${code}): set it to a folder that Overture may write to.`,
    )
  }
}

/** `mkdirSync` with `recursive` never returns where nothing can be made, as in /proc. */
function makeFolder(folder: string) {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing) mkdirSync(path, { mode: 0o700 })
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
}

// Several processes at once may all be refused first; then they retry.
const SETTLE_MS = 500
const SQLITE_BUSY = 5
const isLocked = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** True if the last owner is a desk command: no server has the folder. */
export const isHeldByDesk = (folder: string) => ownerOf(join(folder, 'owner')).isByDesk

/** For messages only: the lock decides. */
function ownerOf(file: string): Owner {
  // The owner writes its number after taking the lock.
  try {
    const said = readFileSync(file, 'utf8').trim()
    return { pid: said.replace(DESK, '') || 'unknown', isByDesk: said.endsWith(DESK) }
  } catch {
    return { pid: 'unknown', isByDesk: false }
  }
}
