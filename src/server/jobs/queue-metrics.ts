import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Deps } from '../deps.ts'

/** Shows at /metrics how many jobs each queue holds: waiting, waiting for another try, at work, and dead (`failed`). */
export function countQueues({ db, metrics }: Pick<Deps, 'db' | 'metrics'>) {
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state; failed means that every try was used up',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      const { rows } = await sql<{ queue: string; state: string; jobs: number }>`
        select name as queue, state::text as state, count(*)::integer as jobs from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(db)
      this.reset()
      for (const { queue, state, jobs } of rows) this.set({ queue, state }, jobs)
    },
  })
}
