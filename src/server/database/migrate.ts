import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** The newest migration that this program knows: the name of its schema. */
export const SCHEMA_VERSION = Object.keys(migrations).toSorted().at(-1) ?? ''

/**
 * Applies every migration that is missing, each once whichever process comes first.
 *
 * @returns what went wrong, if anything did, and the names of what was applied here
 */
export async function applyMigrations(db: Kysely<Schema>) {
  // The migrator reads the whole catalogue twice before it looks which there are: half a second of each start.
  if (await isMigrated(db)) return { error: undefined, applied: [] }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  return { error, applied: results.map(({ migrationName }) => migrationName) }
}

/**
 * Applies these migrations alone, for tables as an earlier version had them.
 *
 * @throws when one fails
 */
export async function applySome(db: Kysely<Schema>, names: readonly string[]) {
  const some = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => some } }).migrateToLatest()
  if (error) throw error
}

/** The migrations that were applied, in their order; none in an empty database. */
export async function appliedMigrations(db: Kysely<Schema>) {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether exactly the migrations that this program knows were applied. */
async function isMigrated(db: Kysely<Schema>) {
  return JSON.stringify(await appliedMigrations(db)) === JSON.stringify(Object.keys(migrations).toSorted())
}
