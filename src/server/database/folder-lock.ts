import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ownName } from '../own-name.ts'
import { FullDisk, StartRefusal } from '../start-refusal.ts'
import { readOnlyAdvice } from './disk-guard.ts'

// The garbage collector would close the handles and so release the locks.
const held = new Set<DatabaseSync>()

type Owner = { pid: string; isByDesk: boolean }
const DESK = ' desk'

export class FolderTaken extends StartRefusal {
  readonly owner: string
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
 * Creates the folder for this user alone, and locks it. SQLite's kernel lock ends with the process. A process number in
 * a file would not be enough: it can be stale, and containers share numbers.
 * @returns a function that releases the folder
 * @throws FolderTaken naming the owner, StartRefusal saying why the folder cannot be used
 */
export function claimFolder(folder: string, { isByDesk = false } = {}) {
  if (isByDesk) checkOwner(folder)
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
    checkOpen(folder)
    const path = join(folder, 'lock')
    // SQLite would make the file readable for everybody. To close an existing file would release this process's lock.
    if (!existsSync(path)) writeFileSync(path, '', { flag: 'a', mode: 0o600 })
    return new DatabaseSync(path, { timeout: SETTLE_MS })
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartRefusal(
      `DATA_DIR=${folder} cannot be used (${code}): set it to a folder that Overture may write to.`,
    )
  }
}

/** Root may open every folder, but would leave files that the server's user cannot open. */
function checkOwner(folder: string) {
  const made = [join(folder, 'pg'), folder].find((path) => existsSync(path))
  const uid = made === undefined ? 0 : statSync(made).uid
  if (process.geteuid?.() !== 0 || uid === 0) return
  throw new StartRefusal(
    `DATA_DIR=${folder} belongs to another user (number ${uid}), and no server runs there: root would leave files that this user cannot open. Run the command as that user: sudo -u '#${uid}' …, or use overture-desk.`,
  )
}

/** @throws StartRefusal when this user may not use the folder, or the files of an earlier run */
export function checkOpen(folder: string) {
  for (const path of [folder, ...['lock', 'owner', 'pg'].map((name) => join(folder, name))])
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw closedFile(error, folder) ?? error
    }
}

export function closedFile(error: unknown, folder: string) {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'EROFS') return new FullDisk(`DATA_DIR=${folder} takes no files. ${readOnlyAdvice(folder)}`)
  return path !== undefined && (code === 'EACCES' || code === 'EPERM') ? notOpen({ path, folder, code }) : undefined
}

export const notOpen = ({ path, folder, code }: { path: string; folder: string; code: string }) =>
  new StartRefusal(
    `The user ${ownName()} may not use ${path} (${code}). ${ifServer(folder)} Else set DATA_DIR to another folder, or run the command as the user of the server.`,
  )

/** Advises for two cases, because neither the server's user nor the owner is known. */
export const giveBack = (path: string) => `${ifServer(path)} Else run the command as the user of the server.`

function ifServer(path: string) {
  const user = ownName()
  return `If ${user} runs the server, as root: chown -R ${user} ${resolve(path)}.`
}

/** `mkdirSync` with `recursive` never returns where nothing can be made, as in /proc. */
function makeFolder(folder: string) {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing) mkdirSync(path, { mode: 0o700 })
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
}

// Processes that start together may all be refused at first. SQLite retries for this long.
const SETTLE_MS = 500
const SQLITE_BUSY = 5
const isLocked = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** If the last owner is a desk command, no server has the folder. */
export const isHeldByDesk = (folder: string) => ownerOf(join(folder, 'owner')).isByDesk

/** Only a hint: the lock decides. */
function ownerOf(file: string): Owner {
  // The file may be missing: owners write it after locking.
  try {
    const said = readFileSync(file, 'utf8').trim()
    return { pid: said.replace(DESK, '') || 'unknown', isByDesk: said.endsWith(DESK) }
  } catch {
    return { pid: 'unknown', isByDesk: false }
  }
}
