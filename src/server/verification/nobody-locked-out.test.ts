import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mailFor, newestMail } from '../../../test/mailbox.ts'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { sendChallenge } from '../challenges/send-challenge.ts'
import type { Schema } from '../database/schema.ts'
import { forgetOldBrowsers } from './remembered-browser.ts'

const app = await testApp()
const pass = movingTime(app.clock)
const ADA = 'ada@example.com'

async function asks(browser: TestBrowser, email = ADA) {
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  return browser.post('/api/auth/request-email', { email })
}
const stranger = (network?: string) => app.browser(network === undefined ? undefined : { remoteAddress: network })
const mailsTo = async (email: string) => (await mailFor(app, email)).length

async function signedOutAda() {
  const ada = app.browser({ remoteAddress: '192.0.2.1' })
  await asks(ada)
  const { code } = await newestMail(app, ADA)
  expect((await ada.post('/api/auth/verify', { email: ADA, code })).statusCode).toBe(200)
  ada.renew()
  await ada.post('/api/auth/sign-out')
  ada.renew()
  return ada
}

async function exhaust(email = ADA) {
  for (let hour = 0; hour < 3; hour += 1) {
    for (let at = 0; at < 32; at += 1) await asks(stranger(`203.0.113.${hour * 10 + (at % 8)}`), email)
    pass({ minutes: 61 })
  }
}

describe('a browser that has verified the address before', () => {
  test('gets a mail even if strangers have used up the mails of the day', async () => {
    const ada = await signedOutAda()
    await exhaust()
    const before = await mailsTo(ADA)
    expect((await asks(ada)).json()).toMatchObject({ alreadyVerified: false })
    expect(await mailsTo(ADA)).toBe(before + 1)
    await asks(stranger('192.0.2.77'))
    expect(await mailsTo(ADA)).toBe(before + 1)
  })

  test('gets such mails five times a day', async () => {
    const ada = await signedOutAda()
    await exhaust()
    const before = await mailsTo(ADA)
    for (let at = 0; at < 8; at += 1) {
      await asks(ada)
      pass({ minutes: 3 })
    }
    expect(await mailsTo(ADA)).toBe(before + 5)
  })

  test('is recognized only by its cookie, which a stranger cannot invent', async () => {
    const ada = await signedOutAda()
    await exhaust()
    const before = await mailsTo(ADA)
    const thief = stranger('192.0.2.66')
    thief.cookies.set('browser', 'a'.repeat(43))
    await asks(thief)
    expect(await mailsTo(ADA)).toBe(before)
    expect(ada.cookies.get('browser')).toMatch(/^[\w-]{43}$/)
    expect(await app.db.selectFrom('remembered_browser').select('token_hash').execute()).toHaveLength(1)
  })

  test('keeps the same cookie after a second verification, and its cookie is deleted when it expires', async () => {
    const ada = await signedOutAda()
    const first = ada.cookies.get('browser')
    pass({ minutes: 3 })
    await asks(ada)
    const { code } = await newestMail(app, ADA)
    await ada.post('/api/auth/verify', { email: ADA, code })
    expect(ada.cookies.get('browser')).toBe(first)
    pass({ days: 401 })
    await forgetOldBrowsers(app.deps)
    expect(await app.db.selectFrom('remembered_browser').select('token_hash').execute()).toEqual([])
  })

  test('is forgotten when the account is deleted', async () => {
    const ada = await signedOutAda()
    pass({ minutes: 3 })
    await asks(ada)
    const { code } = await newestMail(app, ADA)
    await ada.post('/api/auth/verify', { email: ADA, code })
    ada.renew()
    expect((await ada.delete('/api/account')).statusCode).toBe(200)
    expect(ada.cookies.has('browser')).toBe(false)
    expect(await app.db.selectFrom('remembered_browser').select('token_hash').execute()).toEqual([])
  })

  test('gets the mail that a deletion needs, although strangers have used up the mails of the day', async () => {
    const ada = app.browser({ remoteAddress: '192.0.2.1' })
    await asks(ada)
    const { code } = await newestMail(app, ADA)
    await ada.post('/api/auth/verify', { email: ADA, code })
    ada.renew()
    await exhaust()
    const before = await mailsTo(ADA)
    expect((await ada.delete('/api/account')).json()).toMatchObject({ error: 'step_up' })
    expect(await mailsTo(ADA)).toBe(before + 1)
  })
})

describe('strangers', () => {
  test('in one network can cause five mails in the first hour and seven a day to one mailbox', async () => {
    for (let at = 0; at < 8; at += 1) await asks(stranger('203.0.113.9'))
    expect(await mailsTo(ADA)).toBe(5)
    await asks(stranger('203.0.113.10'))
    expect(await mailsTo(ADA)).toBe(6)
    for (let hour = 0; hour < 4; hour += 1) {
      pass({ minutes: 61 })
      for (let at = 0; at < 3; at += 1) await asks(stranger('203.0.113.9'))
    }
    expect(await mailsTo(ADA)).toBe(8)
  })

  test.each([3, 4, 5])(
    "in %d networks that ask six times each do not use up the mails of the owner's network",
    async (networks) => {
      for (let at = 0; at < networks * 6; at += 1) await asks(stranger(`203.0.113.${at % networks}`))
      const before = await mailsTo(ADA)
      const ada = stranger('192.0.2.77')
      for (let at = 0; at < 4; at += 1) {
        await asks(ada)
        pass({ minutes: 3 })
      }
      expect(await mailsTo(ADA)).toBe(before + 3)
    },
  )

  test('in a hundred networks cause at most 25 mails in an hour and 30 in a day to one mailbox', async () => {
    for (let at = 0; at < 100; at += 1) await asks(stranger(`203.0.113.${at}`))
    expect(await mailsTo(ADA)).toBe(25)
    for (let hour = 0; hour < 5; hour += 1) {
      pass({ minutes: 61 })
      for (let at = 0; at < 20; at += 1) await asks(stranger(`203.0.113.${100 + hour * 20 + at}`))
    }
    expect(await mailsTo(ADA)).toBe(30)
  })

  test('cannot reach more mails by another spelling of the same mailbox', async () => {
    const spellings = [
      'ada@gmail.com',
      'a.d.a@gmail.com',
      'ada+1@gmail.com',
      'ada+2@googlemail.com',
      'AD.A+3@gmail.com',
    ]
    for (const email of [...spellings, ...spellings]) await asks(stranger('203.0.113.1'), email)
    await app.deps.jobs.drain()
    expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(5)
  })
})

test('a mail that is not sent runs the same database statements as one that is sent', async () => {
  const statements: string[] = []
  const logged = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: app.pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  const ask = async (email: string) => {
    // This session is then the newest.
    pass({ seconds: 1 })
    await stranger().post('/v1/intake/save-draft', { email, draft: {} })
    const { id: sessionId } = await app.db
      .selectFrom('session')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    statements.length = 0
    const wanted = { sessionId, email, origin: 'http://localhost', network: null, isKnown: false }
    const sent = await logged.transaction().execute((tx) => sendChallenge(tx, app.deps, wanted))
    return { sent, statements: [...statements] }
  }
  const open = await ask(ADA)
  for (let at = 0; at < 5; at += 1) await ask(ADA)
  const capped = await ask(ADA)
  expect(await mailsTo(ADA)).toBe(5)
  expect(capped).toEqual(open)
  expect(open.statements.length).toBeGreaterThan(4)
  expect(await app.db.selectFrom('mail').select('id').execute()).toEqual([])
})
