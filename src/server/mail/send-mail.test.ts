import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { verificationMail } from '../challenges/emails.ts'
import { startJobs } from '../jobs/jobs.ts'
import { readSender } from '../sender.ts'
import type { Mailer } from './mailer.ts'
import { queueMail, sendMail } from './send-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { suppress } from './suppression.ts'

// Each test sets its mailer here: the app needs one at its start.
let through: Mailer | undefined
const mailer: Mailer = {
  send: async (message) => {
    if (!through) throw new Error('This test has no mailer.')
    await through.send(message)
  },
  async check() {},
  close() {},
}
const app = await testApp({ deps: { mailer } })
const { db, deps } = app
const sender = readSender(deps.config.mailFrom)
const content = verificationMail({ link: 'https://overture.example/verify#abc', code: 'K7TM-2QXP' })

const stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  through = undefined
})

async function aServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  stops.push(server.stop)
  return server
}

const queue = (to: string, part: { transactional?: boolean } = {}) =>
  db.transaction().execute((tx) => queueMail(tx, deps, { to, content, transactional: true, ...part }))

const queueMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => queue(`reader${n}@example.com`)))

const states = async () =>
  (
    await sql<{ state: string; jobs: number }>`
    select state::text, count(*)::integer as jobs from pgboss.job where name = 'send-mail' group by 1`.execute(db)
  ).rows

const letRetriesCome = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)

describe('a mail', () => {
  test('is followed at once by the next one that waits', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    const wake = vi.spyOn(deps.jobs, 'wake')
    await queueMany(3)
    await deps.jobs.drain()
    expect(arrived).toHaveLength(3)
    expect(wake.mock.calls).toEqual(Array.from({ length: 3 }, () => ['send-mail']))
    wake.mockRestore()
  })

  test('is sent after the change is committed, and then deleted', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    const id = await queue('ada@example.com')
    await deps.jobs.drain()
    expect(arrived.map(({ to, mail }) => [to, mail.messageId])).toEqual([
      [['ada@example.com'], `<${id}@overture.example>`],
    ])
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
    const { rows } =
      await sql`select * from pgboss.job where data::text like '%ada@%' or output::text like '%ada@%'`.execute(db)
    expect(rows).toEqual([])
  })

  test('does not exist if the change was rolled back', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    const change = db.transaction().execute(async (tx) => {
      await queueMail(tx, deps, { to: 'ada@example.com', content, transactional: true })
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    expect(await deps.jobs.drain()).toBe(0)
    expect(arrived).toEqual([])
  })

  test('that can be unsubscribed from is dropped if its reader unsubscribed while it waited', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    await queue('ada@example.com', { transactional: false })
    await queue('ada@example.com')
    await suppress(deps, 'ada@example.com', deps.clock())
    await deps.jobs.drain()
    expect(arrived).toHaveLength(1)
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
  })
})

describe('while the mail server is unreachable', () => {
  test('mails wait for ten minutes and more, and arrive once when the server is back', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    through = smtpMailer({ url: `smtp://127.0.0.1:${port}`, sender })
    const ids = await queueMany(20)
    // Seven retries, the first after 5 seconds, take ten minutes.
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await deps.jobs.drain()
      expect(await states()).toEqual([{ state: 'retry', jobs: 20 }])
      await letRetriesCome()
    }
    const { arrived } = await aServer({ port })
    await deps.jobs.drain()
    expect(arrived.map(({ mail }) => mail.messageId).sort()).toEqual(ids.map((id) => `<${id}@overture.example>`).sort())
    expect(await states()).toEqual([{ state: 'completed', jobs: 20 }])
  })

  test('the waits grow from try to try, and stay under five minutes', async () => {
    through = { send: () => Promise.reject(new Error('away')), check: async () => {}, close() {} }
    await queue('ada@example.com')
    const waits: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deps.jobs.drain()
      const { rows } = await sql<{ wait: number }>`
        select extract(epoch from start_after - now())::float as wait from pgboss.job where state = 'retry'`.execute(db)
      waits.push(rows[0]?.wait ?? 0)
      await letRetriesCome()
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(300)
    expect(waits[0]).toBeLessThanOrEqual(10)
    expect(waits.at(-1)).toBeGreaterThan(100)
  })

  test('a mail that used up every try is counted as failed at /metrics', async () => {
    through = { send: () => Promise.reject(new Error('away')), check: async () => {}, close() {} }
    await queue('ada@example.com')
    await sql`update pgboss.job set retry_count = retry_limit where name = 'send-mail'`.execute(db)
    await deps.jobs.drain()
    const metrics = await app.app.inject('/metrics')
    expect(metrics.body).toContain('queue_jobs{queue="send-mail",state="failed"} 1')
  })
})

describe('a mailbox that does not exist', () => {
  test.each([
    [550, 'completed'],
    [452, 'retry'],
    [554, 'retry'],
  ])('after the answer %d, the job is %s', async (refuse, state) => {
    const { url } = await aServer({ refuse })
    through = smtpMailer({ url, sender })
    await queue('ada@example.com')
    await deps.jobs.drain()
    expect(await states()).toEqual([{ state, jobs: 1 }])
    expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(state === 'retry' ? 1 : 0)
    expect(app.log.join('\n')).not.toContain('ada@')
  })

  test('is not stored by the queue, although the error text contains it', async () => {
    through = {
      send: () => Promise.reject(Object.assign(new Error('452 <ada@example.com> is full'), { code: 'EENVELOPE' })),
      async check() {},
      close() {},
    }
    await queue('ada@example.com')
    await deps.jobs.drain()
    const { rows } = await sql<{ kept: string }>`
      select output::text as kept from pgboss.job where name = 'send-mail'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.kept).not.toContain('ada@')
    expect(rows[0]?.kept).toContain('EENVELOPE')
  })
})

describe('every mail arrives once', () => {
  test('although two processes work on one queue', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    const other = await startJobs({ pool: app.pool, polls: false, onError: (error) => console.error(error) })
    stops.push(() => other.stop())
    await other.work('send-mail', (job) => sendMail(deps, job))
    const ids = await queueMany(40)
    await Promise.all([deps.jobs.drain(), other.drain(), deps.jobs.drain(), other.drain()])
    expect(arrived.map(({ mail }) => mail.messageId).sort()).toEqual(ids.map((id) => `<${id}@overture.example>`).sort())
  })

  test('if the database becomes unreachable after the mail was sent: its row is deleted later', async () => {
    const { url, arrived } = await aServer()
    through = smtpMailer({ url, sender })
    const mailId = await queue('ada@example.com')
    let refusals = 2
    const leaving = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'DeleteQueryNode' && refusals-- > 0)
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await sendMail({ ...deps, db: leaving }, { mailId })
    await deps.jobs.drain()
    expect(arrived).toHaveLength(1)
  })

  // Two processes need a database that both can open.
  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'if a worker is killed while it sends, the mail comes again with the same Message-ID',
    { timeout: 30_000 },
    async () => {
      let reached: () => void = () => {}
      const midSend = new Promise<void>((resolve) => {
        reached = resolve
      })
      // The mail server has the mail, but the worker gets no reply.
      const first = await aServer({ hold: () => new Promise(() => reached()) })
      const id = await queue('ada@example.com')
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
      const { host, port } = app.pool.options.connectionString
        ? new URL(app.pool.options.connectionString)
        : { host: '', port: '' }
      expect(port).not.toBe('')
      const worker = spawn(process.execPath, ['test/mail-worker.ts'], {
        env: { ...process.env, DATABASE_URL: `postgres://postgres@${host}/${rows[0]?.name}`, SMTP_URL: first.url },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await midSend
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      expect(await states()).toEqual([{ state: 'active', jobs: 1 }])

      await sql`update pgboss.job set heartbeat_on = now() - interval '11 seconds' where name = 'send-mail'`.execute(db)
      const boss = new PgBoss({
        db: { executeSql: (text, values) => app.pool.query(text, values as unknown[]) },
        supervise: false,
        schedule: false,
      })
      await boss.start()
      stops.push(() => boss.stop({ graceful: false, close: false }))
      await boss.supervise('send-mail')
      await letRetriesCome()

      const second = await aServer()
      through = smtpMailer({ url: second.url, sender })
      await deps.jobs.drain()
      const ids = [...first.arrived, ...second.arrived].map(({ mail }) => mail.messageId)
      expect(ids).toEqual([`<${id}@overture.example>`, `<${id}@overture.example>`])
      expect(await states()).toEqual([{ state: 'completed', jobs: 1 }])
    },
  )
})
