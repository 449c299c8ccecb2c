import { describe, expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { mailFor, newestMail } from '../../../test/mailbox.ts'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember } from '../../../test/test-member.ts'

const app = await testApp()
const pass = movingTime(app.clock)
const ADA = 'ada@example.com'
const SENT = { alreadyVerified: false, cooldownMs: 120_000, outbox: true }

const ask = (browser: TestBrowser, email: unknown = ADA, path = 'request-email') =>
  browser.post(`/api/auth/${path}`, { email })

async function drafting(email = ADA) {
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  return browser
}

describe('asking for the mail', () => {
  test('answers a malformed address first, even for someone who is verified', async () => {
    const ada = app.browser()
    await testMember(app, ada, ADA)
    for (const email of ['', null, 'ada', 'ada@', '@example.com', 'ada@example']) {
      const reply = await ask(ada, email)
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_email'])
    }
  })

  test('says alreadyVerified to the browser that is bound to the address, and sends nothing [spec 219]', async () => {
    const ada = app.browser()
    await testMember(app, ada, ADA)
    const reply = await ask(ada, '  ADA@Example.com ')
    expect([reply.statusCode, reply.json()]).toEqual([200, { alreadyVerified: true }])
    expect(await mailFor(app, ADA)).toEqual([])
  })

  test('says not_found to an owner with neither draft nor submission for the address', async () => {
    const stranger = await drafting('eve@example.com')
    await testMember(app, app.browser(), ADA)
    const reply = await ask(stranger)
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found'])
  })

  test('is content with a submission in the place of a draft', async () => {
    const ada = app.browser()
    await ada.post('/v1/intake/submit', anIntake())
    expect((await ask(ada)).json()).toEqual(SENT)
  })

  test('sends one mail with link and code, and nothing the person typed', async () => {
    const ada = app.browser()
    const canary = 'Canary-name'
    await ada.post('/v1/intake/save-draft', { email: ADA, draft: aDraft({ basics: { displayName: canary } }) })
    expect((await ask(ada)).json()).toEqual(SENT)
    const [mail, ...others] = await mailFor(app, ADA)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ADA, subject: `Your Overture code: ${mail?.code}` })
    expect(mail?.code).toMatch(/^[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{4}$/)
    expect(mail?.html).toContain(`href="http://localhost/verify#${mail?.token}"`)
    expect(JSON.stringify(mail)).not.toContain(canary)
    expect(Object.keys(mail?.headers ?? {})).not.toContain('List-Unsubscribe')
  })

  test('keeps only hashes of what it mailed', async () => {
    const ada = await drafting()
    await ask(ada)
    const { code, token } = await newestMail(app, ADA)
    const rows = await app.db.selectFrom('challenge').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(await app.db.selectFrom('mail').select('id').execute()).toEqual([])
    for (const secret of [code, code.replace('-', ''), token]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('the cooldown', () => {
  test('refuses a second mail inside two minutes and says how long is left [spec 220]', async () => {
    const ada = await drafting()
    await ask(ada)
    pass({ seconds: 30 })
    const reply = await ask(ada, ADA, 'resend-email')
    expect([reply.statusCode, reply.json().retryInMs, reply.headers['retry-after']]).toEqual([429, 90_000, '90'])
    pass({ seconds: 90 })
    expect((await ask(ada, ADA, 'resend-email')).json()).toEqual(SENT)
    expect(await mailFor(app, ADA)).toHaveLength(2)
  })

  test('holds against 20 requests at once', async () => {
    const ada = await drafting()
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(ada)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19)
    expect(await mailFor(app, ADA)).toHaveLength(1)
  })

  test('is each session and address on its own', async () => {
    const ada = await drafting()
    await ada.post('/v1/intake/save-draft', { email: 'grace@example.com', draft: {} })
    const other = await drafting()
    for (const reply of [await ask(ada), await ask(ada, 'grace@example.com'), await ask(other)])
      expect(reply.json()).toEqual(SENT)
  })

  test('starts only when a mail was asked for in earnest: a refused request costs nothing', async () => {
    const ada = app.browser()
    expect((await ask(ada)).statusCode).toBe(404)
    await ada.post('/v1/intake/save-draft', { email: ADA, draft: {} })
    expect((await ask(ada)).json()).toEqual(SENT)
  })
})

describe('the caps', () => {
  test('1,000 requests of 100 sessions for one address send at most 5 mails an hour, and all are answered alike', {
    timeout: 60_000,
  }, async () => {
    const sessions = await Promise.all(Array.from({ length: 100 }, () => drafting()))
    const answers = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      for (const reply of await Promise.all(sessions.map((session) => ask(session)))) answers.add(reply.body)
      pass({ minutes: 5 })
    }
    expect([...answers]).toEqual([JSON.stringify(SENT)])
    expect(await mailFor(app, ADA)).toHaveLength(5)
  })

  test('no sixty minutes see a sixth mail, wherever they begin', async () => {
    const mails = async (count: number) => {
      for (let n = 0; n < count; n += 1) await ask(await drafting())
      return (await mailFor(app, ADA)).length
    }
    expect(await mails(1)).toBe(1)
    pass({ minutes: 58 })
    expect(await mails(5)).toBe(5)
    pass({ minutes: 3 })
    expect(await mails(5)).toBe(6)
    pass({ minutes: 56 })
    expect(await mails(1)).toBe(6)
    pass({ minutes: 2 })
    expect(await mails(1)).toBe(7)
  })

  test('ten a day, however the hours are used', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      for (let n = 0; n < 5; n += 1) await ask(await drafting())
      pass({ minutes: 61 })
    }
    expect(await mailFor(app, ADA)).toHaveLength(10)
    pass({ hours: 13 })
    await ask(await drafting())
    expect(await mailFor(app, ADA)).toHaveLength(11)
  })

  test('20 an hour from one network, said openly; other networks are not held up', async () => {
    const from = (remoteAddress: string, email: string) =>
      app.app.inject({ method: 'POST', url: '/v1/intake/save-draft', payload: { email, draft: {} } }).then((saved) => {
        const sid = saved.cookies[0]?.value ?? ''
        return app.app.inject({ url: '/v1/csrf-token', cookies: { sid } }).then((csrf) =>
          app.app.inject({
            method: 'POST',
            url: '/api/auth/request-email',
            payload: { email },
            cookies: { sid },
            headers: { 'x-csrf-token': csrf.json<{ csrfToken: string }>().csrfToken },
            remoteAddress,
          }),
        )
      })
    for (let n = 0; n < 20; n += 1) expect((await from('203.0.113.7', `p${n}@example.com`)).statusCode).toBe(200)
    const refused = await from('203.0.113.7', 'p20@example.com')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: 'rate_limited', retryInMs: 3_600_000 })
    expect((await from('203.0.113.8', 'p21@example.com')).statusCode).toBe(200)
    for (let n = 0; n < 20; n += 1) await from(`2001:db8:0:1::${n + 1}`, `six${n}@example.com`)
    expect((await from('2001:db8:0:1:ffff::1', 'six20@example.com')).statusCode).toBe(429)
    for (let n = 0; n < 25; n += 1) expect((await from('127.0.0.1', `local${n}@example.com`)).statusCode).toBe(200)
  })
})

describe('addresses that would be more than one address', () => {
  const hostile = [
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\nSubject: hello',
    'ada@example.com%0d%0aBcc:eve@example.com\r',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'ada@example.com eve@example.com',
    '"ada eve"@example.com',
    '"eve@example.com,"@example.com',
    'Ada <ada@example.com>',
    '<ada@example.com>',
    'ada@example.com(comment)',
    'group:ada@example.com;',
    `${'a'.repeat(288)}@example.com`,
    'ada@example.com\u0000',
  ]
  test.each(hostile)('%j is refused with 400, and no mail leaves', async (email) => {
    const ada = await drafting()
    expect((await ask(ada, email)).statusCode).toBe(400)
    expect((await ada.post('/v1/intake/save-draft', { email, draft: {} })).statusCode).toBe(400)
    await app.deps.jobs.drain()
    expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
  })
})
