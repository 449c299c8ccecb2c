import { describe, expect, test } from 'vitest'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember } from '../../../test/test-member.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { mailToken } from './mail-token.ts'

const app = await testApp()
const ADA = 'ada@example.com'
const DEFAULTS = { freq: 'weekly', topics: ['product', 'tips'], pausedUntil: null, masked: null, unsubscribed: false }

async function ada() {
  const browser = app.browser()
  const { memberId } = await testMember(app, browser, ADA)
  return { browser, memberId, t: mailToken(app.deps.secret, memberId, app.clock.now()) }
}

const post = (
  form: string,
  { browser, headers = {} }: { browser?: TestBrowser; headers?: Record<string, string> } = {},
) =>
  app.app.inject({
    method: 'POST',
    url: '/api/preferences',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies: Object.fromEntries(browser?.cookies ?? []),
    payload: form,
  })
const read = async (t = '', browser = app.browser()) => (await browser.get(`/api/preferences${t && `?t=${t}`}`)).json()
const landed = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [statusCode, headers.location]

describe('the form', () => {
  test('saves the choices of the signed-in browser [spec 232]', async () => {
    const { browser } = await ada()
    expect(landed(await post('freq=monthly&topics=tips&topics=promos', { browser }))).toEqual([
      303,
      '/preferences?saved=1',
    ])
    expect(await read('', browser)).toMatchObject({
      freq: 'monthly',
      topics: ['tips', 'promos'],
      masked: 'a***@example.com',
    })
  })

  test("saves the choices of a mailed link's reader without a cookie, and leads back with the token", async () => {
    const { t } = await ada()
    expect(landed(await post(`freq=weekly&topics=promos&t=${t}`))).toEqual([303, `/preferences?saved=1&t=${t}`])
    expect(await read(t)).toMatchObject({ freq: 'weekly', topics: ['promos'] })
  })

  test('counts a missing box as no topic, and a missing frequency as weekly', async () => {
    const { t } = await ada()
    await post(`t=${t}`)
    expect(await read(t)).toMatchObject({ freq: 'weekly', topics: [] })
  })

  test('pauses for thirty days from the first request, then shows weekly again', async () => {
    const { t } = await ada()
    await post(`freq=pause30&t=${t}`)
    app.clock.pass({ days: 10 })
    await post(`freq=pause30&topics=tips&t=${t}`)
    expect(await read(t)).toMatchObject({ freq: 'pause30', pausedUntil: '2026-04-01T12:00:00.000Z' })
    app.clock.pass({ days: 20 })
    expect(await read(t)).toMatchObject({ freq: 'weekly', topics: ['tips'], pausedUntil: null })
  })

  test.each(['freq=daily', 'topics=gossip', 'freq=weekly&more=1', 'freq=weekly&freq=monthly'])(
    '%s is not saved',
    async (form) => {
      const { browser } = await ada()
      expect(landed(await post(form, { browser }))).toEqual([303, '/preferences?saved=0'])
      expect(await app.db.selectFrom('email_preferences').selectAll().execute()).toEqual([])
    },
  )

  test('without a valid token or session saves nothing', async () => {
    const { t } = await ada()
    const forged = `${t.slice(0, -1)}${t.endsWith('A') ? 'B' : 'A'}`
    for (const form of ['freq=monthly', `freq=monthly&t=${forged}`, 'freq=monthly&t=x'])
      expect(landed(await post(form))).toEqual([303, '/preferences?saved=0'])
    expect(await app.db.selectFrom('email_preferences').selectAll().execute()).toEqual([])
  })

  test('with a bad token saves nothing, even in a signed-in browser, because the link was for another person', async () => {
    const { browser } = await ada()
    expect(landed(await post('freq=monthly&t=x', { browser }))).toEqual([303, '/preferences?saved=0'])
  })

  test('is refused if another site sends it, and nothing is written', async () => {
    const { browser, t } = await ada()
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(`freq=monthly&t=${t}`, { browser, headers })).statusCode).toBe(403)
    expect(await app.db.selectFrom('email_preferences').selectAll().execute()).toEqual([])
  })
})

describe('reading the preferences', () => {
  test('shows the defaults to an unknown reader, and the same for a foreign token [spec 271]', async () => {
    const { memberId } = await ada()
    const foreign = mailToken('another secret altogether', memberId, app.clock.now())
    const unknown = mailToken(app.deps.secret, app.deps.newId(), app.clock.now())
    for (const t of ['', 'x', foreign, unknown]) expect(await read(t)).toEqual(DEFAULTS)
  })
})

describe('unsubscribing', () => {
  const oneClick = (t: string, options: { payload?: string; headers?: Record<string, string> } = {}) =>
    app.app.inject({ method: 'POST', url: `/api/unsubscribe?t=${t}`, ...options })

  test.each([
    [
      'as mail programs send it',
      { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'as a multipart form',
      {
        payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
    ],
    ['from any origin', { headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } }],
    ['with a cookie and no CSRF token', { headers: { cookie: `sid=${'a'.repeat(43)}` } }],
    ['with an empty body', {}],
  ])('works in one click, %s, and also a second time', async (_how, options) => {
    const { t } = await ada()
    for (let time = 0; time < 2; time += 1) {
      const reply = await oneClick(t, options)
      expect([reply.statusCode, reply.json(), reply.headers['set-cookie']]).toEqual([200, { ok: true }, undefined])
    }
    expect(await isSuppressed(app.deps, ADA)).toBe(true)
    expect(JSON.stringify(await app.db.selectFrom('suppression').selectAll().execute())).not.toContain('ada')
  })

  test('has a page that shows the masked address and the state, and opening it changes nothing', async () => {
    const { t } = await ada()
    const look = async (token: string) => (await app.browser().get(`/api/unsubscribe?t=${token}`)).json()
    expect(await look(t)).toEqual({ masked: 'a***@example.com', unsubscribed: false })
    expect(await isSuppressed(app.deps, ADA)).toBe(false)
    await oneClick(t)
    expect(await look(t)).toEqual({ masked: 'a***@example.com', unsubscribed: true })
    expect(await look('x')).toEqual({ masked: null, unsubscribed: false })
  })

  test('accepts a body up to 64 KB', async () => {
    const call = { method: 'POST', url: '/api/unsubscribe?t=x', headers: { 'content-type': 'text/plain' } } as const
    expect((await app.app.inject({ ...call, payload: 'x'.repeat(65_537) })).statusCode).toBe(413)
    expect((await app.app.inject({ ...call, payload: 'x'.repeat(65_536) })).statusCode).toBe(400)
  })

  test('needs a valid token, so nobody can unsubscribe another person', async () => {
    const { memberId, browser } = await ada()
    for (const t of ['', memberId, mailToken('another secret altogether', memberId, app.clock.now())])
      expect((await oneClick(t)).statusCode).toBe(400)
    expect((await app.app.inject({ method: 'POST', url: `/api/unsubscribe?email=${ADA}` })).statusCode).toBe(400)
    expect((await browser.post('/api/unsubscribe')).statusCode).toBe(400)
    expect(await isSuppressed(app.deps, ADA)).toBe(false)
  })

  test('does not stop the mail that verifies an address [spec 108]', async () => {
    const { t } = await ada()
    await oneClick(t)
    const elsewhere = app.browser()
    await elsewhere.post('/v1/intake/save-draft', { email: ADA, draft: {} })
    await elsewhere.post('/api/auth/request-email', { email: ADA })
    expect((await newestMail(app, ADA)).code).not.toBe('')
  })

  test('ends if the member saves choices in a signed-in browser, but not with the mailed link only', async () => {
    const { browser, t } = await ada()
    await oneClick(t)
    await post(`freq=monthly&t=${t}`)
    expect(await read(t)).toMatchObject({ unsubscribed: true, freq: 'monthly' })
    await post(`freq=weekly&t=${t}`, { browser })
    expect(await read(t)).toMatchObject({ unsubscribed: false, freq: 'weekly' })
  })
})

describe('the links of an old mail', () => {
  test('work for reading and changing the choices for 90 days', async () => {
    const { t } = await ada()
    app.clock.pass({ days: 89 })
    expect(await read(t)).toMatchObject({ masked: 'a***@example.com' })
    app.clock.pass({ days: 1 })
    expect(await read(t)).toEqual(DEFAULTS)
    expect(landed(await post(`freq=monthly&t=${t}`))).toEqual([303, '/preferences?saved=0'])
  })

  test('work for unsubscribing forever', async () => {
    const { t } = await ada()
    app.clock.pass({ days: 900 })
    const look = async () => (await app.browser().get(`/api/unsubscribe?t=${t}`)).json()
    expect(await look()).toEqual({ masked: 'a***@example.com', unsubscribed: false })
    expect((await app.app.inject({ method: 'POST', url: `/api/unsubscribe?t=${t}` })).statusCode).toBe(200)
    expect(await look()).toEqual({ masked: 'a***@example.com', unsubscribed: true })
  })

  test('are refused if the day in them is changed', async () => {
    const { t } = await ada()
    app.clock.pass({ days: 100 })
    const day = Number(t.split('.')[1])
    expect(await read(t.replace(`.${day}.`, `.${day + 100}.`))).toEqual(DEFAULTS)
  })
})
