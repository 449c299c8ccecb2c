import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { DAY_MS } from '../durations.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkBackupFile } from './backup-file.ts'
import { readHeader } from './load-backup.ts'
import { nameAt, newestBackup } from './places.ts'

/** `exchanged`: the file holds a backup of another time. `elsewhere`: another machine's process made it. */
export type StateOfNewest = 'sound' | 'damaged' | 'exchanged' | 'unreadable' | 'gone' | 'none' | 'elsewhere'
type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** With PostgreSQL the files may be on another machine. */
export const placeOf = ({ dataDir }: Pick<Config, 'dataDir'>) => `${hostname()}:${resolve(dataDir)}`

/**
 * The state of the last backup's file. The whole file is read to verify its checksum when it is new or changed, and
 * once a day.
 * @param made when and where it was made
 */
export async function stateOfNewest(
  config: Place,
  { made, place }: { made: Date | undefined; place: string | undefined },
): Promise<StateOfNewest> {
  const isMayBeElsewhere = config.databaseUrl !== undefined && place !== placeOf(config)
  try {
    const name = newestBackup(config.dataDir)
    if (name === undefined) return isMayBeElsewhere ? 'elsewhere' : 'none'
    if (made && name < nameAt(made)) return isMayBeElsewhere ? 'elsewhere' : 'gone'
    return await stateOf(join(config.dataDir, 'backups', name))
  } catch (error) {
    if (isClosed(error)) return 'unreadable'
    throw error
  }
}

const isClosed = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')

type Read = { key: string; at: number; state: Promise<StateOfNewest> }
let last: Read | undefined

function stateOf(path: string) {
  const { size, ino, mtimeMs, ctimeMs } = statSync(path)
  const key = [path, size, ino, mtimeMs, ctimeMs].join()
  if (last?.key !== key || performance.now() - last.at > DAY_MS)
    last = { key, at: performance.now(), state: readWhole(path) }
  return last.state
}

async function readWhole(path: string): Promise<StateOfNewest> {
  try {
    await checkBackupFile(path)
    const { madeAt } = await readHeader(path)
    return nameAt(new Date(madeAt)) === basename(path) ? 'sound' : 'exchanged'
  } catch (error) {
    return error instanceof StartRefusal && /cannot be read [(]E(?:ACCES|PERM)[)]/.test(error.message)
      ? 'unreadable'
      : 'damaged'
  }
}
