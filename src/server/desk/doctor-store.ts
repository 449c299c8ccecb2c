import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { UNSENT } from './operator-news-store.ts'

export async function readHealth(db: Queryable) {
  const { rows } = await sql<{
    migration: string
    postgres: string
    deadJobs: number
    deadQueues: string[]
    lastDead: Date | null
    oldestJob: Date | null
    oldestMail: Date | null
    oldestFailedMail: Date | null
    oldestReport: Date | null
    openReports: number
    unsentToOperator: string | null
    isQueueLeft: boolean
    lastMailDone: Date | null
  }>`
    select
      (select name from kysely_migration order by name desc limit 1) as migration,
      current_setting('server_version') as postgres,
      (select count(*)::integer from pgboss.job where state = 'failed') as "deadJobs",
      array(select distinct name from pgboss.job where state = 'failed' order by name) as "deadQueues",
      (select max(completed_on) from pgboss.job where state = 'failed') as "lastDead",
      -- Mail has a check of its own. A job that is tried again waits since it was due first.
      (select min(case when retry_count > 0 then created_on else start_after end) from pgboss.job
        where name <> 'send-mail'
          and state in ('created', 'retry', 'active') and (start_after <= now() or retry_count > 0)) as "oldestJob",
      (select min(created_at) from mail where not withheld) as "oldestMail",
      (select min(created_at) from mail join pgboss.job on job.data->>'mailId' = mail.id::text
        where not withheld and job.name = 'send-mail'
          and (state = 'retry' or (state = 'active' and retry_count > 0))) as "oldestFailedMail",
      (select min(reported_at) from report where closed_at is null) as "oldestReport",
      (select count(*)::integer from report where closed_at is null) as "openReports",
      (select value from setting where name = ${UNSENT}) as "unsentToOperator",
      (select max(completed_on) from pgboss.job where name = 'send-mail' and state = 'completed') as "lastMailDone",
      -- Every server looks at it each few seconds, and a command of the desk never does.
      (select coalesce(max(monitor_claim_on) < now() - interval '2 minutes', false) from pgboss.queue) as "isQueueLeft"`.execute(
    db,
  )
  if (!rows[0]) throw new Error('The database says nothing of itself.')
  return rows[0]
}

export type Health = Awaited<ReturnType<typeof readHealth>>

export const ask = (db: Queryable) => sql`select 1`.execute(db)
