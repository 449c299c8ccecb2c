import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { SettingRefusal } from '../start-refusal.ts'
import { newestBackup } from './places.ts'

/** @throws SettingRefusal if DATABASE_URL's database has none of our tables, but this folder has a service's data */
export function checkNoneLeft(dataDir: string) {
  const left = [
    { what: 'a database of its own', path: join(dataDir, 'pg'), holds: existsSync(join(dataDir, 'pg', 'PG_VERSION')) },
    { what: 'backups', path: join(dataDir, 'backups'), holds: newestBackup(dataDir) !== undefined },
  ].find(({ holds }) => holds)
  if (!left) return
  throw new SettingRefusal(
    `The database of DATABASE_URL is empty, and DATA_DIR=${dataDir} holds ${left.what}: correct the address; or bring the data over with overture-desk restore FILE; or, to begin with nothing, move ${left.path} away.`,
  )
}

/** @throws SettingRefusal if the folder has a service's backups, but no database */
export function checkNoBackups(dataDir: string) {
  if (newestBackup(dataDir) === undefined) return
  throw new SettingRefusal(
    `DATA_DIR=${dataDir} holds backups but no database: set DATABASE_URL as it was, if the data are on PostgreSQL; or bring them back with overture-desk restore FILE; or, to begin with nothing, move ${join(dataDir, 'backups')} away.`,
  )
}

/** @returns a check that throws if a service would start empty in place of an earlier service */
export const mayBeginFor =
  ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  () =>
    databaseUrl === undefined ? checkNoBackups(dataDir) : checkNoneLeft(dataDir)
