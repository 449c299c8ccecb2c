import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { checkBackupFile } from './backup-file.ts'
import { backupsFolder, newestBackup } from './places.ts'

/** The files that were read whole, by name, size and time: a large one is not read every few minutes. */
const read = new Map<string, Promise<boolean>>()

/**
 * What the newest file in DATA_DIR/backups is worth. `elsewhere`: with PostgreSQL the files may be on another machine.
 * Another file, size or time than before is read whole, for its checksum.
 */
export async function stateOfNewest({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const name = newestBackup(dataDir)
  if (name === undefined) return databaseUrl === undefined ? 'none' : 'elsewhere'
  const path = join(backupsFolder(dataDir), name)
  return (await isSound(path)) ? 'sound' : 'damaged'
}

function isSound(path: string) {
  const { size, mtimeMs } = statSync(path)
  const key = `${path} ${size} ${mtimeMs}`
  const known = read.get(key)
  if (known) return known
  const sound = checkBackupFile(path).then(
    () => true,
    () => false,
  )
  read.clear()
  read.set(key, sound)
  return sound
}
