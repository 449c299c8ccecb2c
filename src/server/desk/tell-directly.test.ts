import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Message } from '../mail/mailer.ts'
import { mailOnceADay, tellDirectly } from './tell-directly.ts'

const folder = mkdtempSync(join(tmpdir(), 'overture-direct-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sent: Message[] = []
const mailer = {
  async send(message: Message) {
    sent.push(message)
  },
  async check() {},
  close() {},
}
const app = await testApp({ config: { operatorEmail: 'op@example.com', smtpUrl: 'smtp://127.0.0.1:1' } })
const away = new pg.Pool({ host: '127.0.0.1', port: 1 })
afterAll(() => away.end())
const deps = { ...app.deps, mailer, config: { ...app.deps.config, dataDir: folder } }

test('if the database does not answer for a while, one mail is sent without the queue', async () => {
  sent.length = 0
  const gone: typeof app.deps.db = new Kysely({ dialect: new PostgresDialect({ pool: away }) })
  const stop = tellDirectly({ ...deps, db: gone }, { everyMs: 5, lastsMs: 20 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await pass(100)
  stop()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'op@example.com', text: expect.stringContaining('Database: it does not answer') })
})

test('if the disk is full and takes no writes, a mail is sent without the queue', async () => {
  sent.length = 0
  const config = { ...deps.config, databaseUrl: undefined, minFreeBytes: 2 ** 60 }
  const stop = tellDirectly({ ...deps, config }, { everyMs: 5, lastsMs: 20 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  stop()
  expect(sent[0]?.text).toContain('Disk: too full for writes')
})

test('no mail is sent while all is well, or without OPERATOR_EMAIL', async () => {
  sent.length = 0
  const stops = [deps, { ...deps, config: { ...deps.config, operatorEmail: undefined, minFreeBytes: 2 ** 60 } }].map(
    (each) => tellDirectly(each, { everyMs: 5, lastsMs: 0 }),
  )
  await pass(100)
  for (const stop of stops) stop()
  expect(sent).toEqual([])
})

test('a database that cannot be opened is mailed once a day', async () => {
  sent.length = 0
  await mailOnceADay(deps, 'Database: cannot be reached.')
  await mailOnceADay(deps, 'Database: cannot be reached.')
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Database: cannot be reached.')])
})
