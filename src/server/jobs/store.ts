import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** How many jobs of each queue are in each state; finished ones are left out. */
export async function countJobs(db: Database) {
  const { rows } = await sql<{ queue: string; state: string; jobs: number }>`
    select name as queue, state::text as state, count(*)::integer as jobs from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(db)
  return rows
}
