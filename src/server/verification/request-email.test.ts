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

describe('a request for the verification mail', () => {
  test('gets an error for a malformed address first, even from a verified member', async () => {
    const ada = app.browser()
    await testMember(app, ada, ADA)
    for (const email of ['', null, 'ada', 'ada@', '@example.com', 'ada@example']) {
      const reply = await ask(ada, email)
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_email'])
    }
  })

  test('gets alreadyVerified in a browser that has verified the address, and no mail is sent [spec 219]', async () => {
    const ada = app.browser()
    await testMember(app, ada, ADA)
    const reply = await ask(ada, '  ADA@Example.com ')
    expect([reply.statusCode, reply.json()]).toEqual([200, { alreadyVerified: true }])
    expect(await mailFor(app, ADA)).toEqual([])
  })

  test('gets not_found if the browser has neither a draft nor a submission for the address', async () => {
    const stranger = await drafting('eve@example.com')
    await testMember(app, app.browser(), ADA)
    const reply = await ask(stranger)
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found'])
  })

  test('also works with a submission and no draft', async () => {
    const ada = app.browser()
    await ada.post('/v1/intake/submit', anIntake())
    expect((await ask(ada)).json()).toEqual(SENT)
  })

  test('sends one mail with link and code, and nothing that the person typed', async () => {
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

  test('stores only hashes of the mailed code and token', async () => {
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
  test('refuses a second mail within two minutes, and says how much time is left [spec 220]', async () => {
    const ada = await drafting()
    await ask(ada)
    pass({ seconds: 30 })
    const reply = await ask(ada, ADA, 'resend-email')
    expect([reply.statusCode, reply.json().retryInMs, reply.headers['retry-after']]).toEqual([429, 90_000, '90'])
    pass({ seconds: 90 })
    expect((await ask(ada, ADA, 'resend-email')).json()).toEqual(SENT)
    expect(await mailFor(app, ADA)).toHaveLength(2)
  })

  test('allows one of 20 requests at once', async () => {
    const ada = await drafting()
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(ada)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19)
    expect(await mailFor(app, ADA)).toHaveLength(1)
  })

  test('is counted for each session and each address', async () => {
    const ada = await drafting()
    await ada.post('/v1/intake/save-draft', { email: 'grace@example.com', draft: {} })
    const other = await drafting()
    for (const reply of [await ask(ada), await ask(ada, 'grace@example.com'), await ask(other)])
      expect(reply.json()).toEqual(SENT)
  })

  test('does not start with a refused request', async () => {
    const ada = app.browser()
    expect((await ask(ada)).statusCode).toBe(404)
    await ada.post('/v1/intake/save-draft', { email: ADA, draft: {} })
    expect((await ask(ada)).json()).toEqual(SENT)
  })
})

describe('the limits of mails', () => {
  test('1,000 requests of 100 sessions for one address send at most 5 mails an hour, and get the same reply', {
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

  test('no period of sixty minutes has a sixth mail', async () => {
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

  test('one address gets at most ten mails a day', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      for (let n = 0; n < 5; n += 1) await ask(await drafting())
      pass({ minutes: 61 })
    }
    expect(await mailFor(app, ADA)).toHaveLength(10)
    pass({ hours: 13 })
    await ask(await drafting())
    expect(await mailFor(app, ADA)).toHaveLength(11)
  })

  test('one network gets 20 requests an hour, then a 429; other networks are not limited by it', async () => {
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

describe('malformed addresses that could reach more than one mailbox', () => {
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
  test.each(hostile)('%j is refused with 400, and no mail is sent', async (email) => {
    const ada = await drafting()
    expect((await ask(ada, email)).statusCode).toBe(400)
    expect((await ada.post('/v1/intake/save-draft', { email, draft: {} })).statusCode).toBe(400)
    await app.deps.jobs.drain()
    expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
  })
})
