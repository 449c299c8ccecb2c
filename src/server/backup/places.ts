import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_NIGHTS } from '#contract/limits.ts'
import { DAY_MS } from '../durations.ts'

const UNFINISHED = /^scratch-|^[.].*[.]part$/
const OWN_BACKUP = /^overture-\d{8}T\d{6}Z[.]backup$/

/** Only this user can read it. */
export function backupsFolder(dataDir: string) {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Holds a backup until the desk moves it to its target. Leftovers are deleted after a day. */
export const handoverPath = (dataDir: string, id: string) => join(backupsFolder(dataDir), `.${id}.part`)

/** Names sort by time. */
export const nameAt = (at: Date) => `overture-${at.toISOString().replace(/[-:]|[.]\d+/g, '')}.backup`

/** Keeps the newest backups with server-made names, and deletes leftovers of killed processes. */
export function dropOldBackups(folder: string) {
  const names = readdirSync(folder)
  const own = names.filter((name) => OWN_BACKUP.test(name))
  for (const name of own.toSorted().slice(0, -BACKUP_NIGHTS)) rmSync(join(folder, name))
  for (const name of names.filter((each) => UNFINISHED.test(each)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > DAY_MS) rmSync(join(folder, name), { recursive: true })
}
