import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A table of this size takes two to three seconds on a busy machine, in which everybody waits. After four the database
 * would count as hanging. Whoever has larger ones has grown out of the embedded database.
 */
const LARGEST_BYTES = 128 * 2 ** 20

/**
 * Clears what was deleted and counts rows for the planner, which a server's autovacuum does and the embedded database,
 * which is one backend, has nobody for. One table at a time, the catalogue's too, so that nobody waits for long.
 *
 * @param largestBytes tables above it are left alone
 * @returns how many tables were cleared and how many left alone, and the longest that others had to wait, in milliseconds
 */
export async function vacuum(db: Database, { largestBytes = LARGEST_BYTES }: { largestBytes?: number } = {}) {
  const { rows } = await sql<{ schema: string; table: string; bytes: string }>`
    select n.nspname as schema, c.relname as table, pg_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' order by bytes`.execute(db)
  const small = rows.filter(({ bytes }) => Number(bytes) <= largestBytes)
  let longestMs = 0
  for (const { schema, table } of small) {
    const began = performance.now()
    await sql`vacuum (analyze) ${sql.table(`${schema}.${table}`)}`.execute(db)
    longestMs = Math.max(longestMs, performance.now() - began)
  }
  return { tables: small.length, tooLarge: rows.length - small.length, longestMs: Math.round(longestMs) }
}
