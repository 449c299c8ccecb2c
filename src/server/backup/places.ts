import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_NIGHTS } from '#contract/limits.ts'
import { HOUR_MS } from '../durations.ts'

/** No backup takes so long: if a file is older, its process is gone. */
const LEFT_MS = 6 * HOUR_MS
const UNFINISHED = /^scratch-|^[.].*[.]part$/
const OWN_BACKUP = /^overture-\d{8}T\d{6}Z[.]backup$/

export function backupsFolder(dataDir: string) {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Used until the desk moves the file to its target. A file left here is deleted after six hours. */
export const handoverPath = (dataDir: string, id: string) => join(backupsFolder(dataDir), `.${id}.part`)

export const nameAt = (at: Date) => `overture-${at.toISOString().replace(/[-:]|[.]\d+/g, '')}.backup`

export function dropOldBackups(folder: string) {
  const own = readdirSync(folder).filter((name) => OWN_BACKUP.test(name))
  for (const name of own.toSorted().slice(0, -BACKUP_NIGHTS)) rmSync(join(folder, name))
}

export function newestBackup(dataDir: string) {
  return namesIn(join(dataDir, 'backups'))
    .filter((name) => OWN_BACKUP.test(name))
    .toSorted()
    .at(-1)
}

/** @returns no names if there is no folder @throws EACCES if this user may not read the folder */
function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** @throws EACCES if this user may not read the folder */
export const isBackupRunning = (folder: string) =>
  namesIn(folder).some((name) => UNFINISHED.test(name) && Date.now() - statSync(join(folder, name)).mtimeMs < LEFT_MS)

export function dropLeftovers(folder: string) {
  for (const name of readdirSync(folder).filter((each) => UNFINISHED.test(each)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > LEFT_MS) rmSync(join(folder, name), { recursive: true })
}
