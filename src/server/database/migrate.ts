import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

export const SCHEMA_VERSION = Object.keys(migrations).toSorted().at(-1) ?? ''

export const madeNew = (applied: readonly string[]) => applied.length === Object.keys(migrations).length

/** Several processes may call it. @returns the error, if any, and the migrations applied here */
export async function applyMigrations(db: Kysely<Schema>) {
  // The migrator takes half a second to read the catalogue.
  if (await isMigrated(db)) return { error: undefined, applied: [] }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  return { error, applied: results.map(({ migrationName }) => migrationName) }
}

export async function applySome(db: Kysely<Schema>, names: readonly string[]) {
  const some = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => some } }).migrateToLatest()
  if (error) throw error
}

export async function appliedMigrations(db: Kysely<Schema>) {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function isMigrated(db: Kysely<Schema>) {
  return JSON.stringify(await appliedMigrations(db)) === JSON.stringify(Object.keys(migrations).toSorted())
}
