import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import type { Deps } from '../src/server/deps.ts'
import { dialogueThread } from '../src/server/dialogue/dialogue-thread.ts'
import { startJobs } from '../src/server/jobs/jobs.ts'
import { outboxMailer } from '../src/server/mail/outbox-mailer.ts'
import { MemberIndexReplica } from '../src/server/member-index/member-index-replica.ts'
import { startWorkers } from '../src/server/workers.ts'
import { fixedClock } from './fixed-clock.ts'
import { testBrowser } from './test-browser.ts'
import { emptyDatabase, testDatabase } from './test-database.ts'

/**
 * Uses a real database and no port. Call it at the top of a test file: tables are emptied after each test.
 * @param given.config overrides `npm start` defaults
 * @param given.deps fakes
 */
export async function testApp(given: { config?: Partial<Config>; deps?: Partial<Deps>; webFolder?: string } = {}) {
  const database = await testDatabase()
  const log: string[] = []
  const clock = fixedClock()
  const jobs = await startJobs({ pool: database.pool, polls: false, onError: (error) => console.error(error) })
  const matching = new MemberIndexReplica(database.db, clock.now)
  await matching.load()
  const deps: Deps = {
    config: { ...readConfig({}), ...given.config },
    db: database.db,
    jobs,
    matching,
    dialogue: dialogueThread(),
    mailer: outboxMailer({ db: database.db, clock: clock.now }),
    // Tests make an hour's calls in a second, so calls are not counted. Tests of the limits pass their own count.
    countCalls: async () => 0,
    countWrite: () => {},
    log: pino({}, { write: (line) => log.push(line) }),
    metrics: new Registry(),
    secret: 'a secret for tests, the same each time',
    clock: clock.now,
    newId: () => randomUUIDv7(),
    newToken: () => randomBytes(32).toString('base64url'),
    ...given.deps,
  }
  await startWorkers(deps)
  const app: FastifyInstance = await buildApp(deps, given.webFolder ? { webFolder: given.webFolder } : {})
  await app.ready()

  afterEach(async () => {
    await emptyDatabase(database.db)
    await matching.load()
    log.length = 0
  })
  afterAll(async () => {
    await app.close()
    await jobs.stop()
    await deps.dialogue.close()
    await database.close()
  })
  return {
    app,
    deps,
    db: database.db,
    pool: database.pool,
    place: database.place,
    clock,
    log,
    browser: (from?: { remoteAddress: string }) => testBrowser(app, from),
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>
