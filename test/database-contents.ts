import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/server/database/database.ts'

/** Tables of the product and the queue, as 'schema.name'. */
async function tablesOf(db: Database) {
  const { rows } = await sql<{ schemaname: string; tablename: string }>`
    select schemaname, tablename from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename not in ('version', 'warning'))
    order by 1, 2`.execute(db)
  return rows
}

export async function readEverything(db: Database) {
  const found: Record<string, string[]> = {}
  for (const { schemaname, tablename } of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(`${schemaname}.${tablename}`)} t order by 1`.execute(db)
    found[`${schemaname}.${tablename}`] = rows.map(({ row }) => row)
  }
  return found
}

/** If the checksums before and after are equal, nothing was written. */
export async function checksums(db: Database) {
  const sums = Object.entries(await readEverything(db)).map(([table, rows]) => [
    table,
    createHash('sha256').update(rows.join('\n')).digest('hex'),
  ])
  return Object.fromEntries(sums) as Record<string, string>
}
