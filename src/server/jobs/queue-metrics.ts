import type { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { showGauge } from '../instruments.ts'
import { countJobs, oldestDue } from './store.ts'

export function countQueues({ db, metrics }: { db: Database; metrics: Registry }) {
  showGauge(
    metrics,
    {
      name: 'queue_jobs',
      help: 'Jobs by queue and state; failed means that every try was used up',
      labels: ['queue', 'state'],
    },
    async () => (await countJobs(db)).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
  )
  showGauge(
    metrics,
    {
      name: 'queue_oldest_due_seconds',
      help: 'For how long the oldest job of a queue that is due has waited, its tries included',
      labels: ['queue'],
    },
    async () => (await oldestDue(db)).map(({ queue, seconds }) => ({ labels: { queue }, value: seconds })),
  )
}
