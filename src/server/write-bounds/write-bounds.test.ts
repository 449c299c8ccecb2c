import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember } from '../../../test/test-member.ts'
import type { CountWrite } from './write-bounds.ts'
import { boundWrites } from './write-bounds.ts'

const KB = 1024
const bounds = { owner: 64 * KB, network: 128 * KB, unverified: 256 * KB, most: 320 * KB }

let count: CountWrite = () => {}
const app = await testApp({ deps: { countWrite: (by, bytes) => count(by, bytes) } })
const begin = () => {
  count = boundWrites({ db: app.db, log: pino({ level: 'silent' }), clock: app.clock.now, embedded: true, bounds })
}

// Random, so it does not compress.
const words = (bytes: number) => ({
  review: { notesForMatchmaker: randomBytes(bytes).toString('base64').slice(0, bytes) },
})
let people = 0
const save = (browser: TestBrowser, email = `p${people++}@example.com`, bytes = 1900) =>
  browser.post('/v1/intake/save-draft', { email, draft: words(bytes) })

async function saveUntilRefused(next: () => TestBrowser) {
  for (let saved = 0; saved < 1000; saved += 1) {
    const reply = await save(next(), 'same@example.com')
    if (reply.statusCode !== 200) return { saved, reply }
    app.clock.pass({ seconds: 1 })
  }
  throw new Error('Nothing was refused.')
}
const drafts = async () =>
  (await app.db.selectFrom('draft').select('email').orderBy('saved_at').execute()).map(({ email }) => email)

describe('the limit of written bytes a day', () => {
  test('stops one session until the next day', async () => {
    begin()
    const ada = app.browser()
    const { saved, reply } = await saveUntilRefused(() => ada)
    expect(saved).toBeGreaterThan(20)
    expect(saved).toBeLessThan(32)
    expect([reply.statusCode, reply.json().error]).toEqual([429, 'rate_limited'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await ada.get('/v1/intake/draft?email=same@example.com')).json().version).toBe(saved)
    expect((await save(app.browser())).statusCode).toBe(200)
    app.clock.pass({ days: 1 })
    expect((await save(ada, 'same@example.com')).statusCode).toBe(200)
  })

  test('stops one network, with any number of sessions', async () => {
    begin()
    const { saved, reply } = await saveUntilRefused(() => app.browser({ remoteAddress: '203.0.113.9' }))
    expect(saved).toBeGreaterThan(30)
    expect(saved).toBeLessThan(64)
    expect(reply.statusCode).toBe(429)
    expect((await save(app.browser({ remoteAddress: '203.0.113.10' }))).statusCode).toBe(200)
  })

  test('also counts a submission, a chat and a signal', async () => {
    begin()
    const ada = app.browser()
    await save(ada, 'ada@example.com', 10)
    expect((await ada.post('/v1/intake/submit', anIntake({ account: { email: 'ada@example.com' } }))).statusCode).toBe(
      429,
    )
    expect(await app.db.selectFrom('submission').select('id').execute()).toEqual([])
    expect((await ada.post('/v1/concierge/intake/start', { name: 'Ada' })).statusCode).toBe(200)
  })

  test('also counts the opening of a session', async () => {
    begin()
    for (let opened = 0; opened < 130; opened += 1) {
      const reply = await app.browser({ remoteAddress: '203.0.113.9' }).post('/api/auth/sign-out')
      if (reply.statusCode === 429) return expect(opened).toBeGreaterThan(100)
    }
    throw new Error('Nothing was refused.')
  })
})

test("if unverified visitors reach their limit, their oldest data is deleted, but no member's data", async () => {
  begin()
  const member = app.browser()
  await save(member, 'member@example.com')
  await testMember(app, member, 'member@example.com')
  await save(member, 'member@example.com')
  app.clock.pass({ minutes: 1 })
  for (let at = 0; at < 200; at += 1) {
    // Each save is from another network: only the sum reaches a limit.
    const reply = await save(app.browser({ remoteAddress: `203.0.113.${at}` }), `p${at}@example.com`)
    expect([200, 503]).toContain(reply.statusCode)
    app.clock.pass({ seconds: 1 })
  }
  const left = await drafts()
  expect(left).toContain('member@example.com')
  expect(left).not.toContain('p0@example.com')
  expect(left.length).toBeLessThan(200)
  expect(left.length).toBeGreaterThan(5)
  expect((await save(app.browser(), 'newest@example.com')).statusCode).toBe(200)
  expect(await drafts()).toContain('newest@example.com')
})

test('a member can still write if strangers have written too much', async () => {
  begin()
  const member = app.browser()
  await save(member, 'member@example.com')
  await testMember(app, member, 'member@example.com')
  const refusing = boundWrites({
    db: app.db,
    log: pino({ level: 'silent' }),
    clock: app.clock.now,
    embedded: true,
    bounds: { ...bounds, unverified: 1, most: 1 },
  })
  count = refusing
  expect((await save(app.browser())).statusCode).toBe(503)
  expect((await save(member, 'member@example.com')).statusCode).toBe(200)
})
