import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Clears what was deleted and counts rows for the planner, which a server's autovacuum does and the embedded database,
 * which is one backend, has nobody for. One table at a time, the catalogue's too, so that nobody waits for long.
 *
 * @returns how many tables there were, and the longest that others had to wait, in milliseconds
 */
export async function vacuum(db: Database) {
  const { rows } = await sql<{ schema: string; table: string }>`
    select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' order by pg_relation_size(c.oid)`.execute(db)
  let longestMs = 0
  for (const { schema, table } of rows) {
    const began = performance.now()
    await sql`vacuum (analyze) ${sql.table(`${schema}.${table}`)}`.execute(db)
    longestMs = Math.max(longestMs, performance.now() - began)
  }
  return { tables: rows.length, longestMs: Math.round(longestMs) }
}
