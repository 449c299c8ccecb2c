import { describe, expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { chatOf } from '../../../test/chat.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { ask, matchIdFor } from '../../../test/introductions.ts'
import { mailFor, newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { mailToken } from '../email-preferences/mail-token.ts'
import { isSuppressed } from '../mail/suppression.ts'

const app = await testApp()
const CANARY = 'zanzibarcanary'
const EMAIL = `${CANARY}@example.com`

/** These tables have only ids, figures and keyed hashes, or the desk's words. */
const WORDLESS = [
  ...[
    'public.campaign',
    'public.campaign_mail',
    'public.desk_log',
    'public.email_preferences',
    'public.exposure',
    'public.filter_answers',
    'public.filter_changes',
    'public.hidden_pair',
    'public.idempotency',
  ],
  ...['public.kysely_migration', 'public.kysely_migration_lock', 'public.meeting'],
  ...[
    'public.operator_news',
    'public.preview_answers',
    'public.preview_of_network',
    'public.preview_person',
    'public.rate_limit',
    'public.remembered_browser',
    'public.setting',
    'public.shown_person',
    'public.suppression',
    'public.suspension',
  ],
]

async function prove(browser: TestBrowser, email = EMAIL) {
  await browser.post('/api/auth/request-email', { email })
  const { token } = await newestMail(app, email)
  expect((await browser.post('/api/auth/verify', { token, email })).statusCode).toBe(200)
  browser.renew()
}

async function canaryMember() {
  await fullMember(app, aPartner())
  await fullMember(app, aPartner({ account: { email: 'cy@example.com' }, basics: { displayName: 'Cy' } }))
  const browser = app.browser()
  const named = { displayName: `${CANARY} name` }
  await browser.post('/v1/intake/save-draft', {
    email: EMAIL,
    draft: aDraft({ account: { email: EMAIL }, basics: named }),
  })
  await browser.post('/v1/intake/submit', anIntake({ account: { email: EMAIL }, basics: named }), {
    headers: { 'idempotency-key': 'first' },
  })
  await talk(browser)
  await prove(browser)
  await browser.post('/v1/intake/submit', anIntake({ account: { email: EMAIL }, basics: named }), {
    headers: { 'idempotency-key': 'second' },
  })
  await talk(browser)
  await answerBo(browser)
  await browser.post('/v1/line', { line: `My ${CANARY} likes rain.` })
  await askAndReport(browser)
  // The same browser, with an address it has not verified.
  await browser.post('/v1/intake/save-draft', {
    email: `other.${EMAIL}`,
    draft: aDraft({ account: { email: `other.${EMAIL}` }, basics: named }),
  })
  const { id } = await app.db.selectFrom('member').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const t = mailToken(app.deps.secret, id, app.clock.now())
  await app.app.inject({
    method: 'POST',
    url: '/api/preferences',
    headers: form,
    payload: `freq=monthly&topics=tips&t=${t}`,
  })
  // A stranger types this member's address, without verification, and a mail waits.
  const stranger = app.browser()
  await stranger.post('/v1/intake/save-draft', {
    email: EMAIL,
    draft: aDraft({ account: { email: EMAIL }, basics: named }),
  })
  await stranger.post('/v1/intake/submit', anIntake({ account: { email: EMAIL }, basics: named }))
  await answerBo(stranger)
  await talk(stranger)
  await stranger.post('/api/auth/request-email', { email: EMAIL })
  return { browser, stranger, memberId: id }
}

async function askAndReport(browser: TestBrowser) {
  const person = { browser, email: EMAIL }
  const asked = await ask(person, 'Bo', { text: `My ${CANARY} and I would like to say hello.` })
  expect(asked.statusCode).toBe(200)
  const report = { matchId: await matchIdFor(person, 'Cy'), action: 'hard_no', reason: 'other', words: CANARY }
  expect((await browser.post('/v1/feedback', { email: EMAIL, ...report })).statusCode).toBe(200)
}

async function answerBo(browser: TestBrowser) {
  const { items } = await matchesOf({ browser, email: EMAIL })
  const shown = items.find(({ safeProfileSummary }) => safeProfileSummary.displayName === 'Bo')
  const signal = { email: EMAIL, matchId: shown?.id, action: 'less_like_this' }
  expect((await browser.post('/v1/feedback', signal)).statusCode).toBe(200)
}

async function talk(browser: TestBrowser) {
  const chat = await chatOf(browser, { name: `${CANARY} chat`, email: EMAIL })
  await chat.say(`My ${CANARY} says I like cycling.`)
  await chat.complete(EMAIL)
}

const traces = async () =>
  Object.entries(await readEverything(app.db)).flatMap(([table, rows]) =>
    rows.filter((row) => row.toLowerCase().includes(CANARY)).map(() => table),
  )

describe('export and delete', () => {
  test.each([
    ['export', (browser: TestBrowser) => browser.post('/api/account/export')],
    ['delete', (browser: TestBrowser) => browser.delete('/api/account')],
  ])('%s needs a fresh verification, and sends the mail for one', async (_what, call) => {
    const { browser } = await canaryMember()
    await app.db.deleteFrom('rate_limit').execute()
    app.clock.pass({ minutes: 10 })
    const before = await mailFor(app, EMAIL)
    const reply = await call(browser)
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'step_up'])
    const [mail, ...earlier] = await mailFor(app, EMAIL)
    expect(earlier).toHaveLength(before.length)
    await call(browser)
    expect(await mailFor(app, EMAIL)).toHaveLength(before.length + 1)
    await browser.post('/api/auth/verify', { email: EMAIL, code: mail?.code })
    browser.renew()
    expect((await call(browser)).statusCode).toBe(200)
  })

  test('are refused to a browser without a verified email, and send no mail', async () => {
    const browser = app.browser()
    await browser.post('/v1/intake/save-draft', { email: EMAIL, draft: {} })
    for (const reply of [await browser.post('/api/account/export'), await browser.delete('/api/account')])
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'step_up'])
    expect(await mailFor(app, EMAIL)).toEqual([])
  })
})

describe('export', () => {
  test('is one JSON file with all data of the member', async () => {
    const { browser } = await canaryMember()
    const reply = await browser.post('/api/account/export')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="overture-account.json"')
    const told = reply.json()
    expect(told.account).toMatchObject({ email: EMAIL, verifiedAt: app.clock.now().toISOString() })
    expect(told.drafts.map(({ email }: { email: string }) => email).sort()).toEqual([`other.${EMAIL}`, EMAIL].sort())
    expect(told.submissions).toHaveLength(2)
    expect(told.submissions[0].body).toEqual(
      anIntake({ account: { email: EMAIL }, basics: { displayName: `${CANARY} name` } }),
    )
    expect(told.emailPreferences).toMatchObject([{ freq: 'monthly', topics: ['tips'] }])
    expect(told.sessions).toHaveLength(1)
    expect(told.concierge.conversations).toHaveLength(2)
    expect(told.introductions).toMatchObject([{ kind: 'asked by you', text: expect.stringContaining(CANARY) }])
    expect(told.reports).toMatchObject([{ reason: 'other', words: CANARY }])
    expect(JSON.stringify(told.concierge)).toContain(`My ${CANARY} says I like cycling.`)
    expect(told.concierge.snapshots).toHaveLength(1)
    expect(told.mailSent.length + told.mailWaiting.length).toBe(2)
  })

  test('contains no data of other people', async () => {
    const other = app.browser()
    const theirs = aDraft({ account: { email: 'grace@example.com' }, basics: { displayName: 'Grace the other' } })
    await other.post('/v1/intake/save-draft', { email: 'grace@example.com', draft: theirs })
    await prove(other, 'grace@example.com')
    const { browser, stranger } = await canaryMember()
    await stranger.post('/v1/intake/save-draft', {
      email: EMAIL,
      draft: aDraft({ account: { email: EMAIL }, basics: { displayName: 'The stranger' } }),
    })
    const told = (await browser.post('/api/account/export')).body
    expect(told).not.toContain('Grace the other')
    expect(told).not.toContain('The stranger')
  })
})

describe('delete', () => {
  test('leaves no trace of the member in any table, the queue included', async () => {
    const { browser } = await canaryMember()
    const before = new Set(await traces())
    // A new table must be in WORDLESS, or the canary member must write to it.
    const others = Object.keys(await readEverything(app.db)).filter((table) => table.startsWith('public.'))
    expect(others.filter((table) => !before.has(table))).toEqual(WORDLESS)
    expect((await browser.delete('/api/account')).json()).toEqual({ ok: true })
    expect(await traces()).toEqual([])
    await app.deps.jobs.drain()
    expect(await traces()).toEqual([])
    expect(app.log.join('\n')).not.toContain(CANARY)
  })

  test('ends every session of the member: cookie and CSRF token are refused', async () => {
    const { browser } = await canaryMember()
    const second = app.browser()
    await second.post('/v1/intake/save-draft', { email: EMAIL, draft: {} })
    await app.db.deleteFrom('rate_limit').execute()
    await prove(second)
    const keys = [browser, second].map((each) => ({ cookie: `sid=${each.cookies.get('sid')}` }))
    expect((await second.delete('/api/account')).statusCode).toBe(200)
    for (const headers of keys) {
      const session = await app.app.inject({ url: '/api/auth/session', headers })
      expect(session.json()).toEqual({ email: null, verified: false, fresh: false })
      const save = { method: 'POST', url: '/v1/intake/save-draft', payload: { email: EMAIL, draft: {} } } as const
      expect(
        (await app.app.inject({ ...save, headers: { ...headers, 'x-csrf-token': browser.csrfToken() ?? '' } }))
          .statusCode,
      ).toBe(403)
    }
  })

  test('stops every later mail to the address except necessary ones, by its keyed hash', async () => {
    const { browser } = await canaryMember()
    await browser.delete('/api/account')
    expect(await isSuppressed(app.deps, EMAIL)).toBe(true)
    expect(await app.db.selectFrom('suppression').select('email_hash').execute()).toEqual([
      { email_hash: expect.stringMatching(/^[\w-]{43}$/) },
    ])
  })

  test('changes nothing for other members', async () => {
    const other = app.browser()
    await other.post('/v1/intake/save-draft', {
      email: 'grace@example.com',
      draft: aDraft({ account: { email: 'grace@example.com' } }),
    })
    await prove(other, 'grace@example.com')
    const { browser } = await canaryMember()
    await browser.delete('/api/account')
    expect((await other.get('/api/auth/session')).json()).toMatchObject({ email: 'grace@example.com', verified: true })
    expect((await other.get('/v1/intake/draft?email=grace@example.com')).statusCode).toBe(200)
  })

  test('lets the person come back as a new member', async () => {
    const { browser, memberId } = await canaryMember()
    await browser.delete('/api/account')
    await app.db.deleteFrom('rate_limit').execute()
    const again = app.browser()
    await again.post('/v1/intake/save-draft', { email: EMAIL, draft: {} })
    await prove(again)
    const { id } = await app.db.selectFrom('member').select('id').executeTakeFirstOrThrow()
    expect(id).not.toBe(memberId)
  })
})
