import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Counts all jobs except finished ones. */
export async function countJobs(db: Database) {
  const { rows } = await sql<{ queue: string; state: string; jobs: number }>`
    select name as queue, state::text as state, count(*)::integer as jobs from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(db)
  return rows
}

/** How late the oldest due job is, in seconds. For a retried job, its first due time counts. */
export async function oldestDue(db: Database) {
  const { rows } = await sql<{ queue: string; seconds: number }>`
    select name as queue, extract(epoch from now() - min(case when retry_count > 0 then created_on else start_after end))::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active') and (start_after <= now() or retry_count > 0)
    group by 1`.execute(db)
  return rows
}
