import { describe, expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { fullMember } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember, tokenHashOf } from '../../../test/test-member.ts'
import { revokeSessionsOf, rotateSession } from './session.ts'

const app = await testApp()
const SAVE = '/v1/intake/save-draft'
const LOAD = '/v1/intake/draft?email=ada@example.com'
const body = { email: 'ada@example.com', draft: aDraft() }
const sessions = () => app.db.selectFrom('session').selectAll().execute()

const post = (headers: Record<string, string>) => app.app.inject({ method: 'POST', url: SAVE, payload: body, headers })

const keysOf = (browser: TestBrowser) => ({
  cookie: `sid=${browser.cookies.get('sid')}`,
  'x-csrf-token': browser.csrfToken() ?? '',
})

describe('the cookie', () => {
  test('is opaque, HttpOnly, SameSite=Lax and for the whole site, and only its SHA-256 is stored', async () => {
    const reply = await app.app.inject('/v1/csrf-token')
    expect(reply.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(reply.json()).toEqual({ csrfToken: expect.stringMatching(/^[\w-]{43}$/), csrfEnabled: true })
    const ada = app.browser()
    await ada.post(SAVE, body)
    expect(await sessions()).toMatchObject([{ token_hash: tokenHashOf(ada) }])
  })

  test('is set once: a second request with it gets the same token and no new cookie', async () => {
    const ada = app.browser()
    const first = await ada.get('/v1/csrf-token')
    const again = await ada.get('/v1/csrf-token')
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.json()).toEqual(first.json())
  })

  test('is set by a call without one, which opens a session', async () => {
    const reply = await post({})
    expect(reply.statusCode).toBe(200)
    const sid = reply.cookies[0]?.value ?? ''
    expect((await app.app.inject({ url: LOAD, cookies: { sid } })).statusCode).toBe(200)
  })

  test('is set again if its value cannot be a token', async () => {
    expect((await post({ cookie: 'sid=hello' })).cookies).toHaveLength(1)
  })

  test('is one for 20 first calls at once', async () => {
    const ada = app.browser()
    await ada.get('/v1/csrf-token')
    await Promise.all(Array.from({ length: 20 }, () => ada.post(SAVE, body)))
    expect(await sessions()).toHaveLength(1)
  })
})

describe('a forged call', () => {
  test('with no CSRF token, one of another session or half of one changes nothing', async () => {
    const [ada, eve] = [app.browser(), app.browser()]
    await ada.post(SAVE, body)
    await eve.get('/v1/csrf-token')
    const { cookie, 'x-csrf-token': token } = keysOf(ada)
    await eve.post(SAVE, body)
    for (const forged of [
      {},
      { 'x-csrf-token': '' },
      { 'x-csrf-token': keysOf(eve)['x-csrf-token'] },
      { 'x-csrf-token': token.slice(0, 20) },
    ]) {
      const reply = await post({ cookie, ...forged } as Record<string, string>)
      expect(reply.statusCode).toBe(403)
      expect(reply.json()).toEqual({ error: 'csrf', message: 'The page is out of date. Reload it and try again.' })
    }
    expect((await ada.get(LOAD)).json().version).toBe(1)
    expect((await post({ cookie, 'x-csrf-token': token })).statusCode).toBe(200)
  })

  const OWN = 'localhost:3000'
  test.each<[string, Record<string, string>, number]>([
    ['not a browser: neither header', {}, 200],
    ['our page says so', { 'sec-fetch-site': 'same-origin' }, 200],
    ['Origin is the host called', { origin: 'http://overture.test:81', host: 'overture.test:81' }, 200],
    ['Origin is PUBLIC_URL', { origin: `http://${OWN}`, host: 'elsewhere:1' }, 200],
    ['127.0.0.1 is localhost on one port', { origin: 'http://127.0.0.1:3000', host: OWN }, 200],
    ['[::1] is localhost on one port', { origin: 'http://[::1]:3000', host: OWN }, 200],
    ['another port is another place', { origin: 'http://127.0.0.1:3001', host: OWN }, 403],
    ['another site', { origin: 'https://evil.example', host: OWN }, 403],
    [
      'another site that says cross-site',
      { origin: 'https://evil.example', host: OWN, 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['a sibling site', { origin: 'http://evil.localhost:3000', host: OWN, 'sec-fetch-site': 'same-site' }, 403],
    ['no Origin, cross-site', { host: OWN, 'sec-fetch-site': 'cross-site' }, 403],
    ['no Origin, typed by hand', { host: OWN, 'sec-fetch-site': 'none' }, 403],
    ['an opaque origin', { origin: 'null', host: OWN }, 403],
    ['no origin at all', { origin: 'nonsense', host: OWN }, 403],
  ])('%s: a call with %j gets the status %d', async (_name, headers, status) => {
    const reply = await post(headers)
    expect(reply.statusCode).toBe(status)
    if (status === 403) expect(reply.json().error).toBe('origin')
    expect(await sessions()).toHaveLength(status === 200 ? 1 : 0)
  })
})

describe('an old cookie and CSRF token', () => {
  const refused = async (keys: Record<string, string>) => {
    const reply = await post(keys)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().error).toBe('csrf')
    expect((await app.app.inject({ url: LOAD, headers: { cookie: keys.cookie } })).statusCode).toBe(404)
  }

  test('are refused after sign-out, and the browser can start a new session', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    const old = keysOf(ada)
    const reply = await ada.post('/api/auth/sign-out')
    expect(reply.json()).toEqual({ ok: true })
    expect(ada.cookies.size).toBe(0)
    await refused(old)
    ada.renew()
    expect((await ada.post(SAVE, body)).json().version).toBe(1)
  })

  test('are refused after a rotation, but the session continues', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    const old = keysOf(ada)
    const [session] = await sessions()
    const token = await app.db.transaction().execute((tx) => rotateSession(tx, app.deps, session?.id ?? ''))
    await refused(old)
    ada.cookies.set('sid', token)
    ada.renew()
    expect((await ada.post(SAVE, body)).json().version).toBe(2)
  })

  test('get no new cookie while the rotating reply is on its way, so the right cookie is not overwritten', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    const [session] = await sessions()
    await app.db.transaction().execute((tx) => rotateSession(tx, app.deps, session?.id ?? ''))
    const otherTab = () => app.app.inject({ url: '/v1/csrf-token', headers: { cookie: keysOf(ada).cookie } })
    expect((await otherTab()).headers['set-cookie']).toBeUndefined()
    const otherPost = () => post(keysOf(ada))
    expect((await otherPost()).headers['set-cookie']).toBeUndefined()
    app.clock.pass({ seconds: 10 })
    expect((await otherTab()).headers['set-cookie']).toBeUndefined()
    expect((await otherPost()).headers['set-cookie']).toMatch(/^sid=/)
    app.clock.pass({ minutes: 10 })
    expect((await otherTab()).headers['set-cookie']).toMatch(/^sid=/)
  })

  test('are refused after a verification, and after all sessions of a member end', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    const unbound = keysOf(ada)
    const { memberId } = await testMember(app, ada, 'ada@example.com')
    await refused(unbound)
    await ada.post(SAVE, body)
    const bound = keysOf(ada)
    await revokeSessionsOf(app.db, app.deps, memberId)
    await refused(bound)
  })

  test('are replaced when the page asks again with an expired session', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    const before = ada.cookies.get('sid')
    app.clock.pass({ days: 14 })
    expect((await ada.post(SAVE, body)).statusCode).toBe(403)
    ada.renew()
    expect((await ada.post(SAVE, body)).statusCode).toBe(200)
    expect(ada.cookies.get('sid')).not.toBe(before)
  })
})

describe('a session ends', () => {
  test('14 days after its last POST; reading does not extend it', async () => {
    const ada = app.browser()
    await ada.post(SAVE, body)
    app.clock.pass({ days: 13, hours: 23 })
    expect((await ada.get(LOAD)).statusCode).toBe(200)
    await ada.post(SAVE, body)
    app.clock.pass({ days: 13, hours: 23 })
    expect((await ada.get(LOAD)).statusCode).toBe(200)
    app.clock.pass({ hours: 1 })
    expect((await ada.get(LOAD)).statusCode).toBe(404)
  })

  test('30 days after its start, even if it is used every day', async () => {
    const ada = app.browser()
    for (let day = 0; day < 30; day += 1) {
      expect((await ada.post(SAVE, body)).statusCode).toBe(200)
      app.clock.pass({ days: 1 })
    }
    expect((await ada.post(SAVE, body)).statusCode).toBe(403)
  })

  test('and is then deleted by the sweep', async () => {
    await app.browser().post(SAVE, body)
    app.clock.pass({ days: 10 })
    await app.browser().post(SAVE, body)
    app.clock.pass({ days: 5 })
    await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'forget-expired', {}))
    await app.deps.jobs.drain()
    expect(await sessions()).toHaveLength(1)
  })
})

describe('GET /api/auth/session', () => {
  test('shows nobody without a session, and with an unverified one', async () => {
    const ada = app.browser()
    const nobody = { email: null, verified: false, fresh: false }
    expect((await ada.get('/api/auth/session')).json()).toEqual(nobody)
    await ada.post(SAVE, body)
    expect((await ada.get('/api/auth/session')).json()).toEqual(nobody)
  })

  test('shows the member after verification, with fresh for ten minutes', async () => {
    const ada = app.browser()
    await testMember(app, ada, 'ada@example.com')
    expect((await ada.get('/api/auth/session')).json()).toEqual({
      email: 'ada@example.com',
      verified: true,
      fresh: true,
    })
    app.clock.pass({ minutes: 10 })
    expect((await ada.get('/api/auth/session')).json()).toMatchObject({ verified: true, fresh: false })
  })

  test('says on every device that the member has submitted an intake', async () => {
    await fullMember(app, anIntake())
    const elsewhere = app.browser()
    await testMember(app, elsewhere, 'ada@example.com')
    expect((await elsewhere.get('/api/auth/session')).json()).toMatchObject({ verified: true, submitted: true })
  })
})

test('GET, HEAD and OPTIONS change no table, for any address and with any cookie', async () => {
  const ada = app.browser()
  await ada.post(SAVE, body)
  const tables = async () =>
    Promise.all([
      sessions(),
      app.db.selectFrom('draft').selectAll().execute(),
      app.db.selectFrom('setting').selectAll().execute(),
    ])
  const before = await tables()
  app.clock.pass({ days: 1 })
  const urls = [
    '/v1/csrf-token',
    LOAD,
    '/v1/places?q=a',
    '/api/auth/session',
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/openapi.json',
    '/nowhere',
  ]
  for (const url of urls)
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const headers of [{}, { cookie: `sid=${ada.cookies.get('sid')}` }])
        await app.app.inject({ method, url, headers })
  expect(await tables()).toEqual(before)
})
