import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { countJobs } from './store.ts'

/** Shows at /metrics how many jobs each queue holds: waiting, waiting for another try, at work, and dead (`failed`). */
export function countQueues({ db, metrics }: { db: Database; metrics: Registry }) {
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state; failed means that every try was used up',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      const rows = await countJobs(db)
      this.reset()
      for (const { queue, state, jobs } of rows) this.set({ queue, state }, jobs)
    },
  })
}
