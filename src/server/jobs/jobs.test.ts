import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../test/test-database.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { startJobs } from './jobs.ts'
import { queues } from './queues.ts'

const { db, pool, close } = await testDatabase()
const jobs = await startJobs({ pool, polls: false, onError: (error) => console.error(error) })
afterEach(() => emptyDatabase(db))
afterAll(async () => {
  await jobs.stop()
  await close()
})

test('a job exists only if its transaction commits, and runs once', async () => {
  let worked = 0
  await jobs.work('forget-expired', async () => {
    worked += 1
  })
  for (let index = 0; index < 20; index += 1)
    await db
      .transaction()
      .execute(async (tx) => {
        await jobs.send(tx, 'forget-expired', {})
        if (index % 2 === 1) throw new Error('rolled back')
      })
      .catch(() => {})
  expect(worked).toBe(0)
  expect(await jobs.drain()).toBe(10)
  expect(await jobs.drain()).toBe(0)
  expect(worked).toBe(10)
})

test('a failed job waits for its retry', async () => {
  let tries = 0
  await jobs.work('forget-expired', async () => {
    tries += 1
    throw new Error('not yet')
  })
  await db.transaction().execute((tx) => jobs.send(tx, 'forget-expired', {}))
  expect(await jobs.drain()).toBe(1)
  expect(await jobs.drain()).toBe(0)
  expect(tries).toBe(1)
  const { rows } = await pool.query(`select state from pgboss.job where name = 'forget-expired'`)
  expect(rows).toEqual([{ state: 'retry' }])
})

test("a job that failed finally is reported once, with its queue and kind of fault, but not the fault's text", async () => {
  const told: object[] = []
  await jobs.onGivenUp((job) => told.push(job))
  await jobs.work('tell-operator', async () => {
    throw Object.assign(new Error('550 ada@example.com is unknown'), { code: 'EENVELOPE', responseCode: 550 })
  })
  await db.transaction().execute((tx) => jobs.send(tx, 'tell-operator', {}))
  await jobs.drain()
  await jobs.drain()
  expect(told).toEqual([{ queue: 'tell-operator', fault: 'Error EENVELOPE 550' }])
})

test.each([
  [
    'back-up',
    'pg-boss shut down while active',
    (boss: PgBoss, id: string) => boss.fail('back-up', id, 'pg-boss shut down while active' as never),
  ],
  [
    'tell-operator',
    'job timed out',
    async (boss: PgBoss, id: string) => {
      await pool.query(`update pgboss.job set started_on = now() - interval '6 minutes' where id = $1`, [id])
      await boss.supervise('tell-operator')
    },
  ],
] as const)('a job of %s that has lost its process is reported, too: %s', async (queue, fault, end) => {
  const told: object[] = []
  await jobs.onGivenUp((job) => told.push(job))
  await db.transaction().execute((tx) => jobs.send(tx, queue, {}))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  const [job] = await boss.fetch(queue)
  await end(boss, job?.id ?? '')
  await boss.stop({ graceful: false, close: false })
  await jobs.drain()
  expect(told).toEqual([{ queue, fault }])
})

test('a job for later waits until its time', async () => {
  await jobs.work('forget-expired', async () => {})
  const startAfter = new Date(Date.now() + 60_000)
  await db.transaction().execute((tx) => jobs.send(tx, 'forget-expired', {}, { startAfter }))
  expect(await jobs.drain()).toBe(0)
})

test('if a process dies while it makes a list, another process can soon repeat the job', async () => {
  const queue = 'refresh-matches'
  await db.transaction().execute((tx) => jobs.send(tx, queue, { ownerId: 'ada', change: '1' }))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  expect(await boss.fetch(queue)).toHaveLength(1)
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '11 seconds' where name = $1`, [queue])
  await boss.supervise(queue)
  await boss.stop({ graceful: false, close: false })
  const { rows } = await pool.query('select state from pgboss.job where name = $1', [queue])
  expect(rows).toEqual([{ state: 'retry' }])
})

test('while the database is unreachable, the queue reports only errors that mean "unavailable"', async () => {
  const told: unknown[] = []
  let isAway = false
  const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  const query = (text: string, values: unknown[]) => (isAway ? refused() : pool.query(text, values))
  const working = await startJobs({ pool: { query } as unknown as pg.Pool, onError: (error) => told.push(error) })
  await working.work('forget-expired', async () => {})
  isAway = true
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 10_000 })
  isAway = false
  await working.stop()
  expect(told.filter((error) => !isUnavailable(error))).toEqual([])
})

test('a queue from an earlier version gets the rules of this version', async () => {
  await pool.query(`update pgboss.queue set retry_limit = 999 where name = 'send-mail'`)
  const newer = await startJobs({ pool, polls: false, onError: (error) => console.error(error) })
  await newer.stop()
  const { rows } = await pool.query(`select retry_limit from pgboss.queue where name = 'send-mail'`)
  expect(rows).toEqual([{ retry_limit: queues['send-mail'].retryLimit }])
})

test('a mail that cannot be sent counts as failed before its row is deleted after a day', () => {
  const { retryLimit, retryDelayMax = 0 } = queues['send-mail']
  const longestAttemptSeconds = 60
  const longest = retryLimit * (retryDelayMax + longestAttemptSeconds)
  expect(longest).toBeLessThan(24 * 60 * 60)
  expect(retryLimit * retryDelayMax).toBeGreaterThan(18 * 60 * 60)
})
