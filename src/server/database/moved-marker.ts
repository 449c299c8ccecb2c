import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingRefusal } from '../start-refusal.ts'
import { syncPath } from './folder-file-system.ts'

const markerIn = (dataDir: string) => join(dataDir, 'pg.moved')

export function markMoved(dataDir: string, at: Date) {
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION'))) return
  writeFileSync(markerIn(dataDir), `${at.toISOString()}\n`, { mode: 0o600 })
  syncPath(dataDir)
}

export const unmarkMoved = (dataDir: string) => rmSync(markerIn(dataDir), { force: true })

/** @throws SettingRefusal when the data moved to a PostgreSQL server */
export function checkNotMoved(dataDir: string) {
  const marker = markerIn(dataDir)
  if (!existsSync(marker)) return
  const day = readFileSync(marker, 'utf8').slice(0, 10)
  throw new SettingRefusal(
    `The data of DATA_DIR=${dataDir} moved to PostgreSQL on ${day}: set DATABASE_URL again; or bring its data back with overture-desk restore FILE --replace; or delete ${marker} to go on with what this folder held that day.`,
  )
}
