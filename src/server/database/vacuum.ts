import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A table this large blocks all queries for two to three seconds on a busy machine. Four seconds would count
 * as hanging.
 */
const LARGEST_BYTES = 128 * 2 ** 20

/**
 * PGlite has no autovacuum. One table at a time blocks other queries only briefly.
 * @param largestBytes larger tables are skipped
 * @returns how many tables were cleaned and skipped, and the longest wait in milliseconds
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
