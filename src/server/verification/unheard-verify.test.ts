import { expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { newestMail, type Received } from '../../../test/mailbox.ts'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
const pass = movingTime(app.clock)
const ADA = 'ada@example.com'
const DRAFT = `/v1/intake/draft?email=${ADA}`
const ways: [string, (mail: Received) => object][] = [
  ['the code', ({ code }) => ({ email: ADA, code })],
  ['the link', ({ token }) => ({ token })],
]

const verify = (browser: TestBrowser, secret: object) => browser.post('/api/auth/verify', secret)
const sessionOf = async (browser: TestBrowser) => (await browser.get('/api/auth/session')).json()

async function asking() {
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email: ADA, draft: aDraft() })
  await browser.post('/api/auth/request-email', { email: ADA })
  return { browser, mail: await newestMail(app, ADA) }
}

async function verifyUnheard(browser: TestBrowser, secret: object) {
  const held = browser.cookies.get('sid') ?? ''
  expect((await verify(browser, secret)).statusCode).toBe(200)
  const sent = browser.cookies.get('sid') ?? ''
  browser.cookies.set('sid', held)
  return sent
}

test.each(ways)('with %s, the same browser can repeat a verification whose reply was lost', async (_way, secret) => {
  const { browser, mail } = await asking()
  const sent = await verifyUnheard(browser, secret(mail))
  expect(await sessionOf(browser)).toEqual({ email: null, verified: false, fresh: false })
  pass({ seconds: 30 })
  const reply = await verify(browser, secret(mail))
  expect([reply.statusCode, reply.json()]).toEqual([200, { email: ADA, draftChoice: false }])
  expect(browser.cookies.get('sid')).toBe(sent)
  browser.renew()
  expect(await sessionOf(browser)).toEqual({ email: ADA, verified: true, fresh: true })
  expect((await browser.get(DRAFT)).json().draft).toEqual(aDraft())
  expect((await browser.post('/v1/intake/save-draft', { email: ADA, draft: {}, version: 1 })).statusCode).toBe(200)
})

test('a page that was reloaded in between can repeat the verification too', async () => {
  const { browser, mail } = await asking()
  await verifyUnheard(browser, { token: mail.token })
  pass({ minutes: 5 })
  browser.renew()
  expect((await verify(browser, { token: mail.token })).json()).toEqual({ email: ADA, draftChoice: false })
})

test('every other browser is refused with the same secrets', async () => {
  const { browser, mail } = await asking()
  await verifyUnheard(browser, { token: mail.token })
  pass({ seconds: 30 })
  for (const secret of [{ token: mail.token }, { token: mail.token, email: ADA }, { email: ADA, code: mail.code }])
    expect((await verify(app.browser(), secret)).statusCode).toBe(400)
})

test('the old cookie is refused without the secret, and with a wrong one', async () => {
  const { browser, mail } = await asking()
  await verifyUnheard(browser, { token: mail.token })
  pass({ seconds: 30 })
  const wrong = mail.token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
  expect((await verify(browser, { token: wrong })).statusCode).toBe(403)
  const { mail: another } = await asking()
  const { browser: late, mail: ownMail } = await asking()
  await verifyUnheard(late, { token: ownMail.token })
  pass({ seconds: 30 })
  expect((await verify(late, { token: another.token })).statusCode).not.toBe(200)
})

test('after the new cookie was used, the old one is refused forever', async () => {
  const { browser, mail } = await asking()
  const held = browser.cookies.get('sid') ?? ''
  const csrfToken = browser.csrfToken()
  await verify(browser, { token: mail.token })
  pass({ seconds: 2 })
  browser.renew()
  expect((await browser.post('/v1/intake/save-draft', { email: ADA, draft: {}, version: 1 })).statusCode).toBe(200)
  const thief = { cookie: `sid=${held}`, 'x-csrf-token': csrfToken ?? '' }
  const again = await app.app.inject({
    method: 'POST',
    url: '/api/auth/verify',
    payload: { token: mail.token },
    headers: thief,
  })
  expect(again.statusCode).toBe(403)
})

test.each([{ ms: 999 }, { minutes: 10, seconds: 1 }])(
  'the same secret %j after the first reply is refused',
  async (time) => {
    const { browser, mail } = await asking()
    await verifyUnheard(browser, { token: mail.token })
    pass(time)
    expect((await verify(browser, { token: mail.token })).statusCode).toBe(403)
  },
)

test('after a lost reply, another call is refused once, and a new session then works', async () => {
  const { browser, mail } = await asking()
  await verifyUnheard(browser, { token: mail.token })
  pass({ seconds: 30 })
  const body = { email: ADA, draft: aDraft() }
  expect((await browser.post('/v1/intake/save-draft', body)).statusCode).toBe(403)
  browser.renew()
  expect((await browser.post('/v1/intake/save-draft', body)).statusCode).toBe(200)
})
