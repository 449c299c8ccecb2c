import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import { syncPath } from './folder-file-system.ts'

const markerIn = (dataDir: string) => join(dataDir, 'pg.moved')

/** Marks a folder of which the data went to a PostgreSQL server. A folder that never held a database gets no mark. */
export function markMoved(dataDir: string, at: Date) {
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION'))) return
  writeFileSync(markerIn(dataDir), `${at.toISOString()}\n`, { mode: 0o600 })
  syncPath(dataDir)
}

/** Takes the mark away, once the folder holds the newest data again. */
export const unmarkMoved = (dataDir: string) => rmSync(markerIn(dataDir), { force: true })

/** @throws StartRefusal when the data of a folder went to a PostgreSQL server: what lies here is old */
export function checkNotMoved(dataDir: string) {
  const marker = markerIn(dataDir)
  if (!existsSync(marker)) return
  const day = readFileSync(marker, 'utf8').slice(0, 10)
  throw new StartRefusal(
    `The data of DATA_DIR=${dataDir} moved to PostgreSQL on ${day}: set DATABASE_URL again, or delete ${marker} to go on with what this folder held that day.`,
  )
}
