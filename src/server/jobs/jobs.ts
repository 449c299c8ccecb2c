import type { Transaction } from 'kysely'
import pg from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Schema } from '../database/schema.ts'
import { GIVEN_UP, type QueueName, type Queues, queues } from './queues.ts'

type Work<N extends QueueName> = (data: Queues[N]) => Promise<void>
type Attend = (job: Pick<JobWithMetadata<never>, 'data' | 'output' | 'sourceName'>) => Promise<void>

const POLL_SECONDS = 1
/** One late heartbeat must not give a running job to another worker. */
const BEAT_SECONDS = 2
/** How often to look for jobs of dead processes. */
const SUPERVISE_SECONDS = 5
// If more jobs wait, a worker takes one after another, not one per second.
const BACKLOG = 5
const STOP_MS = 5000
const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type WaitingJob = {
  name: string
  id: string
  data: object
  priority: number
  startAfter: string
  singletonKey?: string
}

/** The durable queue. A job is added in the transaction of a change, and runs once after it. */
export type Jobs = Awaited<ReturnType<typeof startJobs>>

/** @param polls if false, only `drain` runs jobs, for tests */
export async function startJobs({
  pool,
  polls = true,
  onError,
}: {
  pool: pg.Pool
  polls?: boolean
  onError: (error: Error) => void
}) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    supervise: polls,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: polls,
  })
  boss.on('error', (error) => onError(asError(error)))
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const names = Object.keys(queues) as QueueName[]
  for (const name of names) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, queues[name])
    // Otherwise, a queue from an earlier version keeps its rules.
    else if (!hasRules(queue, queues[name])) await boss.updateQueue(name, queues[name])
  }
  // A queue's first send reads the queue outside our transaction, which blocks the embedded database forever. These
  // reads fill pg-boss's cache.
  await Promise.all(names.map((name) => boss.findJobs(name, { id: NO_JOB })))
  const scheduled = polls ? await boss.getSchedules() : []
  const workers = new Map<QueueName, Attend>()
  const workerIds = new Map<QueueName, string>()

  const attend = attending({ boss, workers, workerIds, polls })

  return {
    /** The job exists only if the transaction commits. `startAfter`: a moment, or seconds from now. */
    async send<N extends QueueName>(
      tx: Transaction<Schema>,
      name: N,
      data: Queues[N],
      options: { startAfter?: Date | number; singletonKey?: string; priority?: number } = {},
    ) {
      await boss.send(name, data, { ...options, db: fromKysely(tx) })
    },

    /** If it throws, the queue's rules retry the job. */
    work: <N extends QueueName>(name: N, work: Work<N>) => attend(name, ({ data }) => work(data)),

    /** Calls `tell` in only one process, once per job that failed for good. */
    onGivenUp: (tell: (job: { queue: string; fault: string }) => void) =>
      attend(GIVEN_UP, async ({ sourceName, output }) =>
        tell({ queue: sourceName ?? 'unknown', fault: faultIn(output) }),
      ),

    /** Adds the waiting jobs of another database, except those of unknown queues. */
    async sendAgain(tx: Transaction<Schema>, waiting: readonly WaitingJob[]) {
      for (const queue of Object.keys(queues)) {
        const jobs = waiting.filter(({ name }) => name === queue).map(({ name: _, ...job }) => job)
        if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(tx) })
      }
    },

    /** Makes this process check a queue now, because a person waits for the job. */
    wake(name: QueueName) {
      const id = workerIds.get(name)
      if (id !== undefined) boss.notifyWorker(id)
    },

    /**
     * Adds a job by cron (UTC), once for all processes. Writes only changes: a start on a full disk must write nothing.
     */
    async schedule<N extends QueueName>(name: N, cron: string, data: Queues[N]) {
      const isKept = scheduled.some((each) => each.name === name && hasRules(each, { cron }))
      if (polls && !isKept) await boss.schedule(name, cron, data)
    },

    /** A failed job waits for its retry. */
    async drain() {
      let worked = 0
      for (let before = -1; before !== worked; ) {
        before = worked
        for (const [name, work] of workers) worked += await drainQueue(boss, name, work)
      }
      return worked
    },

    stats: () =>
      Promise.all((Object.keys(queues) as QueueName[]).map(async (name) => ({ name, ...(await boss.getQueue(name)) }))),

    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: false }),
  }
}

function attending({
  boss,
  workers,
  workerIds,
  polls,
}: {
  boss: PgBoss
  workers: Map<QueueName, Attend>
  workerIds: Map<QueueName, string>
  polls: boolean
}) {
  return async (name: QueueName, work: Attend) => {
    workers.set(name, work)
    if (!polls) return
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      burstWhenReadyExceeds: BACKLOG,
      heartbeatRefreshSeconds: BEAT_SECONDS,
      includeMetadata: true,
    } as const
    const id = await boss.work<never, void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      try {
        await work(job)
      } catch (error) {
        throw asKept(error)
      }
    })
    workerIds.set(name, id)
  }
}

/** pg-boss reports most errors as a copy that is no Error. */
function asError(error: Error) {
  if (error instanceof Error) return error
  const { message, ...others }: Error = error
  return Object.assign('severity' in others ? new pg.DatabaseError(message, 0, 'error') : new Error(message), others)
}

/** Avoids writes: each is a commit, and most starts need none. */
const hasRules = (queue: object, rules: object) =>
  Object.entries(rules).every(([name, value]) => Reflect.get(queue, name) === value)

/** Keeps only kind, codes and place: the queue stores failures for days, and messages quote addresses and values. */
function asKept(error: unknown) {
  if (!(error instanceof Error)) return new Error('unknown')
  // Drivers add untyped keys.
  const { name, code, responseCode, stack } = error as Error & Record<'code' | 'responseCode', unknown>
  const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number')
  const kept = new Error([name, ...codes].join(' '))
  kept.stack = [kept.message, ...(stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [])].join('\n')
  return kept
}

/** The text of `asKept`, or of pg-boss: 'job timed out', 'pg-boss shut down while active'. */
function faultIn(output: unknown): string {
  if (typeof output === 'string') return output
  if (typeof output !== 'object' || output === null) return 'unknown'
  return faultIn('message' in output ? output.message : 'value' in output ? output.value : undefined)
}

async function drainQueue(boss: PgBoss, name: QueueName, work: Attend) {
  const due = await boss.fetch<never>(name, { batchSize: 100, includeMetadata: true })
  for (const { id, ...job } of due) {
    // The queue records the failure, as in production.
    try {
      await work(job)
      await boss.complete(name, id)
    } catch (error) {
      await boss.fail(name, id, asKept(error))
    }
  }
  return due.length
}
