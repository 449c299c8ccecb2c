import { describe, expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { mailFor, newestMail, type Received } from '../../../test/mailbox.ts'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
const pass = movingTime(app.clock)
const ADA = 'ada@example.com'
const DRAFT = `/v1/intake/draft?email=${ADA}`

const verify = (browser: TestBrowser, secret: object) => browser.post('/api/auth/verify', secret)
const sessionOf = async (browser: TestBrowser) => (await browser.get('/api/auth/session')).json()
const wrong = (code: string) => code.replace(/^./, (first) => (first === '7' ? '9' : '7'))

async function asking(email = ADA, draft: object = aDraft({ account: { email } })) {
  const browser = app.browser()
  // Mails then differ in their time.
  pass({ seconds: 1 })
  await browser.post('/v1/intake/save-draft', { email, draft })
  await browser.post('/api/auth/request-email', { email })
  return { browser, mail: await newestMail(app, email) }
}

async function expectFailure(browser: TestBrowser, secret: object) {
  const reply = await verify(browser, secret)
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { error: 'invalid_or_expired', message: 'Verification link expired or invalid.' },
  ])
}

const ways: [string, (mail: Received) => object][] = [
  ['the code', ({ code }) => ({ email: ADA, code })],
  [
    'the code in small letters without its hyphen',
    ({ code }) => ({ email: ADA, code: code.toLowerCase().replace('-', '') }),
  ],
  [
    'the code with spaces around, in the name of the address in capitals',
    ({ code }) => ({ email: ' ADA@EXAMPLE.COM ', code: ` ${code} ` }),
  ],
  ['the link', ({ token }) => ({ token })],
  ['the link and the address', ({ token }) => ({ token, email: ADA })],
]

describe('verification in the browser that asked for the mail', () => {
  test.each(ways)(
    "%s works once, and moves the browser's draft and submissions to the member",
    async (_way, secret) => {
      const { browser, mail } = await asking()
      await browser.post('/v1/intake/submit', anIntake())
      const reply = await verify(browser, secret(mail))
      expect([reply.statusCode, reply.json()]).toEqual([200, { email: ADA, draftChoice: false }])
      browser.renew()
      expect(await sessionOf(browser)).toEqual({ email: ADA, verified: true, fresh: true, submitted: true })
      expect((await browser.get(DRAFT)).json()).toEqual({ draft: aDraft(), version: 1 })
      const { id } = await app.db.selectFrom('member').select('id').executeTakeFirstOrThrow()
      expect(await app.db.selectFrom('draft').select('owner_id').execute()).toEqual([{ owner_id: id }])
      expect(await app.db.selectFrom('submission').select('owner_id').execute()).toEqual([{ owner_id: id }])
      await expectFailure(browser, secret(mail))
    },
  )

  test('counts as fresh for ten minutes', async () => {
    const { browser, mail } = await asking()
    await verify(browser, { token: mail.token })
    pass({ minutes: 9, seconds: 59 })
    expect((await sessionOf(browser)).fresh).toBe(true)
    pass({ seconds: 1 })
    expect(await sessionOf(browser)).toEqual({ email: ADA, verified: true, fresh: false })
  })

  test('makes the old cookie and the old CSRF token invalid', async () => {
    const { browser, mail } = await asking()
    const before = { cookie: `sid=${browser.cookies.get('sid')}`, 'x-csrf-token': browser.csrfToken() ?? '' }
    await verify(browser, { token: mail.token })
    const save = { method: 'POST', url: '/v1/intake/save-draft', payload: { email: ADA, draft: {} } } as const
    expect((await app.app.inject({ ...save, headers: before })).statusCode).toBe(403)
    expect((await app.app.inject({ url: DRAFT, headers: before })).statusCode).toBe(404)
    const after = { ...before, cookie: `sid=${browser.cookies.get('sid')}` }
    expect((await app.app.inject({ ...save, headers: after })).statusCode).toBe(403)
    browser.renew()
    expect((await browser.post('/v1/intake/save-draft', { email: ADA, draft: {} })).statusCode).toBe(200)
  })
})

describe('verification in another browser', () => {
  test('without the address, the link asks for it, does not name it, and can still be used', async () => {
    const { mail } = await asking()
    const other = app.browser()
    for (let time = 0; time < 3; time += 1) {
      const reply = await verify(other, { token: mail.token })
      expect([reply.statusCode, reply.json()]).toEqual([200, { email: '', confirmEmail: true }])
    }
    expect((await verify(other, { token: mail.token, email: ADA })).statusCode).toBe(200)
  })

  test('a member counts as returning only after an earlier submission', async () => {
    const { browser, mail } = await asking()
    await browser.post('/v1/intake/submit', anIntake())
    expect((await verify(browser, { token: mail.token })).json().isReturning).toBeUndefined()
    pass({ minutes: 5 })
    const again = await asking()
    expect((await verify(again.browser, { token: again.mail.token })).json().isReturning).toBe(true)
  })

  test('the link with the address verifies that browser only; the draft stays in the browser that asked', async () => {
    const { browser, mail } = await asking()
    const other = app.browser()
    expect((await verify(other, { token: mail.token, email: 'Ada@example.com ' })).json()).toEqual({
      email: ADA,
      draftChoice: false,
    })
    other.renew()
    expect(await sessionOf(other)).toEqual({ email: ADA, verified: true, fresh: true })
    expect((await other.get(DRAFT)).statusCode).toBe(404)
    expect(await sessionOf(browser)).toEqual({ email: null, verified: false, fresh: false })
    expect((await browser.get(DRAFT)).json()).toEqual({ draft: aDraft(), version: 1 })
    await expectFailure(browser, { token: mail.token })
    await expectFailure(browser, { email: ADA, code: mail.code })
    expect((await browser.post('/api/account/export')).statusCode).toBe(403)
  })

  test("a draft that the verifying browser itself stored for the address becomes the member's", async () => {
    const { browser, mail } = await asking()
    const other = app.browser()
    const own = aDraft({ basics: { displayName: 'Ada elsewhere' } })
    await other.post('/v1/intake/save-draft', { email: ADA, draft: own })
    await verify(other, { token: mail.token, email: ADA })
    expect((await other.get(DRAFT)).json().draft).toEqual(own)
    expect((await browser.get(DRAFT)).json().draft).toEqual(aDraft())
  })

  test('the link with another address fails, and five such attempts make it invalid', async () => {
    const { browser, mail } = await asking()
    const other = app.browser()
    for (let time = 0; time < 5; time += 1) await expectFailure(other, { token: mail.token, email: 'eve@example.com' })
    await expectFailure(other, { token: mail.token, email: ADA })
    await expectFailure(browser, { token: mail.token })
  })

  test('the code works only in the browser that asked, and wrong codes from another one do not count against it', async () => {
    const { browser, mail } = await asking()
    const other = app.browser()
    await expectFailure(other, { email: ADA, code: mail.code })
    for (let time = 0; time < 8; time += 1) await expectFailure(other, { email: ADA, code: wrong(mail.code) })
    expect((await verify(browser, { email: ADA, code: mail.code })).statusCode).toBe(200)
  })
})

describe('a mailed secret', () => {
  test('is accepted exactly once in 50 attempts at once, 20 times', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const email = `round${round}@example.com`
      const { browser, mail } = await asking(email)
      const others = Array.from({ length: 25 }, () => app.browser())
      const attempts = [
        ...Array.from({ length: 13 }, () => verify(browser, { token: mail.token })),
        ...Array.from({ length: 12 }, () => verify(browser, { email, code: mail.code })),
        ...others.map((other) => verify(other, { token: mail.token, email })),
      ]
      const replies = await Promise.all(attempts)
      expect(replies).toHaveLength(50)
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    }
    const bound = await app.db.selectFrom('session').select('id').where('member_id', 'is not', null).execute()
    expect(bound).toHaveLength(20)
  })

  test('expires after ten minutes', async () => {
    const { browser, mail } = await asking()
    pass({ minutes: 10 })
    await expectFailure(browser, { token: mail.token })
    await expectFailure(browser, { email: ADA, code: mail.code })
  })

  test('expires when another one for the same address is used', async () => {
    const first = await asking()
    const second = await asking()
    await verify(second.browser, { token: second.mail.token })
    await expectFailure(first.browser, { token: first.mail.token })
    await expectFailure(first.browser, { email: ADA, code: first.mail.code })
  })

  test('stays valid when the same browser asks for a second mail', async () => {
    const { browser, mail: first } = await asking()
    pass({ minutes: 2 })
    await browser.post('/api/auth/resend-email', { email: ADA })
    expect(await mailFor(app, ADA)).toHaveLength(2)
    expect((await verify(browser, { email: ADA, code: first.code })).statusCode).toBe(200)
  })

  test('can be used at once with another one for the same address, and exactly one works', async () => {
    const pairs = await Promise.all([asking(), asking()])
    const [one, two] = pairs.map(({ browser }) => browser)
    const mails = await mailFor(app, ADA)
    const replies = await Promise.all([
      verify(one ?? app.browser(), { token: mails[0]?.token, email: ADA }),
      verify(two ?? app.browser(), { token: mails[1]?.token, email: ADA }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

describe('guessing', () => {
  test('five wrong codes make both the code and the link invalid', async () => {
    const { browser, mail } = await asking()
    for (let time = 0; time < 5; time += 1) await expectFailure(browser, { email: ADA, code: wrong(mail.code) })
    await expectFailure(browser, { email: ADA, code: mail.code })
    await expectFailure(browser, { token: mail.token })
  })

  test('50 wrong codes at once also make the code invalid', async () => {
    const { browser, mail } = await asking()
    await Promise.all(Array.from({ length: 50 }, () => verify(browser, { email: ADA, code: wrong(mail.code) })))
    const [{ tries } = { tries: 0 }] = await app.db.selectFrom('challenge').select('tries').execute()
    expect(tries).toBeGreaterThanOrEqual(5)
    await expectFailure(browser, { email: ADA, code: mail.code })
  })

  test('ten wrong guesses an hour block all attempts of the session until the hour is over', async () => {
    const { browser } = await asking()
    for (let time = 0; time < 10; time += 1) await expectFailure(browser, { token: `${time}`.repeat(64) })
    await browser.post('/v1/intake/save-draft', { email: 'second@example.com', draft: {} })
    await browser.post('/api/auth/request-email', { email: 'second@example.com' })
    const { token } = await newestMail(app, 'second@example.com')
    await expectFailure(browser, { token })
    pass({ minutes: 61 })
    await browser.post('/api/auth/request-email', { email: 'second@example.com' })
    expect((await verify(browser, { token: (await newestMail(app, 'second@example.com')).token })).statusCode).toBe(200)
  })

  test.each([
    [{}],
    [{ token: '' }],
    [{ token: null, code: null, email: null }],
    [{ code: 'AAAA-AAAA' }],
    [{ email: ADA }],
    [{ token: 'x', code: 'y' }],
    [{ email: 'nobody', code: 'AAAA-AAAA' }],
  ])('%j gets the same error as a wrong secret', async (secret) => {
    await expectFailure(app.browser(), secret)
  })
})

describe('two drafts of one member', () => {
  const older = aDraft({ basics: { displayName: 'Ada of before' } })
  const newer = aDraft({ basics: { displayName: 'Ada of now' } })

  async function memberWith(draft: object) {
    const { browser, mail } = await asking(ADA, draft)
    await verify(browser, { token: mail.token })
    browser.renew()
    return browser
  }

  test("a member without a draft gets the browser's draft", async () => {
    await memberWith({})
    await app.db.deleteFrom('draft').execute()
    const { browser, mail } = await asking(ADA, newer)
    expect((await verify(browser, { token: mail.token })).json()).toEqual({ email: ADA, draftChoice: false })
    expect((await browser.get(DRAFT)).json().draft).toEqual(newer)
  })

  test('a draft with only the account section is replaced by the other one', async () => {
    await memberWith(older)
    const { browser, mail } = await asking(ADA, {
      account: { email: ADA, otpConsent: true },
      media: { selfieVerified: false },
      review: { matchmakingConsent: false, verificationConsent: false },
    })
    expect((await verify(browser, { token: mail.token })).json().draftChoice).toBe(false)
    expect((await browser.get(DRAFT)).json().draft).toEqual(older)
    expect((await browser.get('/v1/intake/draft-choice')).json()).toEqual({ choice: null })
  })

  test('if both drafts have answers, both stay and the person chooses', async () => {
    await memberWith(older)
    const { browser, mail } = await asking(ADA, newer)
    expect((await verify(browser, { token: mail.token })).json().draftChoice).toBe(true)
    browser.renew()
    expect((await browser.get(DRAFT)).json().draft).toEqual(older)
    const { choice } = (await browser.get('/v1/intake/draft-choice')).json()
    expect(choice).toMatchObject({ browser: { draft: newer, version: 1 }, member: { draft: older } })
    const chosen = await browser.post('/v1/intake/draft-choice', { use: 'browser' })
    expect((await browser.get(DRAFT)).json()).toEqual({ draft: newer, version: chosen.json().version })
    expect(chosen.json().version).toBeGreaterThan(choice.member.version)
    expect((await browser.get('/v1/intake/draft-choice')).json()).toEqual({ choice: null })
    expect((await browser.post('/v1/intake/draft-choice', { use: 'member' })).statusCode).toBe(404)
  })

  test("choosing the member's draft deletes the browser's draft", async () => {
    await memberWith(older)
    const { browser, mail } = await asking(ADA, newer)
    await verify(browser, { token: mail.token })
    browser.renew()
    expect((await browser.post('/v1/intake/draft-choice', { use: 'member' })).statusCode).toBe(200)
    expect((await browser.get(DRAFT)).json().draft).toEqual(older)
    expect(await app.db.selectFrom('draft').select('email').execute()).toHaveLength(1)
  })

  test('another browser can neither see nor make the choice', async () => {
    const first = await memberWith(older)
    const { browser, mail } = await asking(ADA, newer)
    await verify(browser, { token: mail.token })
    const stranger = await asking('eve@example.com')
    for (const other of [stranger.browser, first, app.browser()]) {
      expect((await other.get('/v1/intake/draft-choice')).json()).toEqual({ choice: null })
      expect((await other.post('/v1/intake/draft-choice', { use: 'browser' })).statusCode).toBe(404)
    }
  })
})
