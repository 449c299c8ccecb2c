import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/server/database/database.ts'
import { createDatabase } from './test-postgres.ts'

/** The vitest project chooses the kind of database. */
export async function testDatabase() {
  const template = inject('template')
  if (template.postgres) {
    const name = `t_${randomUUID().replaceAll('-', '')}`
    const url = await createDatabase(template.postgres, { name, template: 'template_overture' })
    return { ...(await openDatabase({ url, folder: '' })), place: { databaseUrl: url } }
  }
  const folder = mkdtempSync(join(tmpdir(), 'overture-test-'))
  cpSync(join(template.folder ?? '', 'pg'), join(folder, 'pg'), { recursive: true })
  const database = await openDatabase({ url: undefined, folder, durable: false })
  return {
    ...database,
    place: { dataDir: folder },
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// Data of the installation, not of people.
const KEPT = ['setting', 'kysely_migration', 'kysely_migration_lock']

/** Deletes without foreign key checks, because the embedded database truncates fifteen times slower. */
export async function emptyDatabase(db: Database) {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public'`.execute(db)
  const names = rows.map(({ tablename }) => tablename).filter((name) => !KEPT.includes(name))
  const deletes = [...names, 'pgboss.job'].map((name) => `delete from ${name};`).join(' ')
  await sql.raw(`begin; set local session_replication_role = replica; ${deletes} commit`).execute(db)
}
