import { beforeEach, describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { sendLetter } from '../../../test/news.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'
import type { NewPerson } from './letter.ts'
import { type NewMatchesFor, sendDigests } from './send-digests.ts'
import { listReaders } from './store.ts'

const app = await testApp({ config: { publicUrl: 'https://overture.example' } })
const ADA = 'ada@example.com'
const JOINED = '2026-03-02T12:00:00.000Z'
const GRACE: NewPerson = {
  matchId: 'grace-1',
  displayName: 'Grace',
  city: 'Austin, Texas',
  age: 34,
  distanceKm: 15,
  line: 'I ring church bells, badly.',
  reasons: ['You both enjoy cycling', 'You both value service', 'You both keep Saturdays free'],
  shared: ['Cycling', 'Service'],
}

function matches(found: Record<string, NewPerson[]>) {
  const asked: Date[] = []
  const newMatchesFor: NewMatchesFor = async (db, memberId, since) => {
    asked.push(since)
    const { email } = await db.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
    // Mail must be about existing members: here the reader.
    return (found[email] ?? []).map((match) => ({ ...match, memberId }))
  }
  return { asked, newMatchesFor }
}

beforeEach(() => app.clock.set(JOINED))

async function aMember(email = ADA, timezone = 'America/Chicago') {
  const browser = app.browser()
  const { memberId } = await testMember(app, browser, email)
  await browser.post('/v1/intake/submit', anIntake({ account: { email }, location: { availability: { timezone } } }))
  return { browser, memberId }
}

const choose = (browser: Awaited<ReturnType<typeof aMember>>['browser'], form: string) =>
  browser.get('/v1/csrf-token').then(() =>
    app.app.inject({
      method: 'POST',
      url: '/api/preferences',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      cookies: Object.fromEntries(browser.cookies),
      payload: form,
    }),
  )

// Five o'clock in Chicago, before and after clocks go forward.
const THURSDAY = '2026-03-05T23:00:00Z'
const NEXT_THURSDAY = '2026-03-12T22:00:00Z'
const ONE_PERSON = "Thursday's letter: one person for you"
const subjects = async (email = ADA) => (await mailFor(app, email)).map(({ subject }) => subject)

describe('the letter', () => {
  test("is sent on Thursday at five in the member's time zone, and presents one person like the page", async () => {
    await aMember()
    const { asked, newMatchesFor } = matches({ [ADA]: [GRACE] })
    app.clock.set('2026-03-05T22:45:00Z')
    await sendDigests(app.deps, newMatchesFor)
    expect(await subjects()).toEqual([])
    app.clock.set(THURSDAY)
    await sendDigests(app.deps, newMatchesFor)
    const [mail] = await mailFor(app, ADA)
    expect(mail).toMatchObject({ to: ADA, subject: ONE_PERSON })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Grace')
      expect(part).toContain('Thursday, March 5')
      expect(part).toContain('34 · Austin, Texas · within 10 miles')
      expect(part).toContain('I ring church bells, badly.')
      expect(part).toContain('You both enjoy cycling. You both value service.')
      expect(part).not.toContain('Saturdays')
      expect(part).toContain('Ask to meet Grace')
      expect(part).toContain('https://overture.example/results#ask-grace-1')
    }
    expect(asked).toEqual([new Date(JOINED)])
  })

  test('is not sent if there is nothing new, but comes on the next Thursday with news', async () => {
    await aMember()
    app.clock.set(THURSDAY)
    await sendDigests(app.deps, matches({}).newMatchesFor)
    expect(await subjects()).toEqual([])
    app.clock.set(NEXT_THURSDAY)
    const amir = { ...GRACE, displayName: 'Amir', line: null }
    await sendDigests(app.deps, matches({ [ADA]: [GRACE, amir] }).newMatchesFor)
    expect(await subjects()).toEqual([ONE_PERSON])
    const [mail] = await mailFor(app, ADA)
    expect(mail?.text).toMatch(/Also new since we last wrote[\s\S]*Amir/)
  })

  test('is sent once, even if several processes try, and the next one covers the time since then', async () => {
    await aMember()
    app.clock.set(THURSDAY)
    const { asked, newMatchesFor } = matches({ [ADA]: [GRACE] })
    await Promise.all(Array.from({ length: 8 }, () => sendDigests(app.deps, newMatchesFor)))
    app.clock.pass({ minutes: 15 })
    await sendDigests(app.deps, newMatchesFor)
    expect(await subjects()).toHaveLength(1)
    app.clock.set(NEXT_THURSDAY)
    await sendDigests(app.deps, newMatchesFor)
    expect(await subjects()).toHaveLength(2)
    expect(asked.at(-1)).toEqual(new Date(THURSDAY))
  })

  test('is prepared only for readers whose hour may have come, and for unknown time zones', async () => {
    await aMember()
    await aMember('paris@example.com', 'Europe/Paris')
    await aMember('late@example.com')
    const read = async (silentSince: string, exceptIn: string[]) => {
      const only = { silentSince: new Date(silentSince), exceptIn }
      const readers = await listReaders(app.db, { after: null, limit: 10, only })
      return readers.map(({ email }) => email).sort()
    }
    const later = '2026-03-02T13:00:00Z'
    expect(await read(later, [])).toHaveLength(3)
    expect(await read(later, ['America/Chicago'])).toEqual(['paris@example.com'])
    app.clock.set(THURSDAY)
    await sendDigests(app.deps, matches({ [ADA]: [GRACE] }).newMatchesFor)
    expect(await read(later, [])).toEqual(['late@example.com', 'paris@example.com'])
  })

  test('comes monthly if chosen, never in the thirty days of a pause, and weekly after the pause', async () => {
    const monthly = await aMember('monthly@example.com')
    const pausing = await aMember('pausing@example.com')
    await choose(monthly.browser, 'freq=monthly&topics=product')
    await choose(pausing.browser, 'freq=pause30')
    const { newMatchesFor } = matches({ 'monthly@example.com': [GRACE], 'pausing@example.com': [GRACE] })
    for (let day = 1; day <= 45; day += 1) {
      app.clock.set('2026-03-02T22:00:00Z')
      app.clock.pass({ days: day })
      await sendDigests(app.deps, newMatchesFor)
      await app.deps.jobs.drain()
    }
    const days = async (email: string) => (await mailFor(app, email)).map(({ sentAt }) => sentAt.slice(0, 10)).reverse()
    expect(await days('monthly@example.com')).toEqual(['2026-04-02'])
    expect(await days('pausing@example.com')).toEqual(['2026-04-02', '2026-04-09', '2026-04-16'])
  })

  test('is not sent to invented members or to unsubscribed ones', async () => {
    await app.db
      .insertInto('member')
      .values({
        id: app.deps.newId(),
        email: 'sample@example.com',
        demo: true,
        verified_at: app.clock.now(),
        created_at: app.clock.now(),
      })
      .execute()
    await aMember()
    app.clock.set(THURSDAY)
    await sendDigests(app.deps, matches({ [ADA]: [GRACE], 'sample@example.com': [GRACE] }).newMatchesFor)
    const [mail] = await mailFor(app, ADA)
    const { pathname, search } = new URL(/<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    expect((await app.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
    app.clock.set(NEXT_THURSDAY)
    await sendDigests(app.deps, matches({ [ADA]: [GRACE] }).newMatchesFor)
    expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: ADA }])
  })

  test("has both headers of RFC 8058, and another member's texts cannot add a link or an address", async () => {
    await aMember()
    app.clock.set(THURSDAY)
    const hostile = {
      ...GRACE,
      displayName: 'http://evil.example/<b>\r\nBcc: eve@example.com',
      line: 'Write to eve@example.com',
      shared: ['www.evil.example'],
    }
    await sendDigests(app.deps, matches({ [ADA]: [hostile] }).newMatchesFor)
    const [mail] = await mailFor(app, ADA)
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https:\/\/overture\.example\/api\/unsubscribe\?t=[\w.-]+>$/)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/evil\.example|eve@|<b>/)
  })
})

describe('a news mail', () => {
  const news = { subject: 'Tip', heading: 'A tip', paragraphs: ['Say where you would like to meet.'] }

  test('goes to members who want its topic: product and tips by default, promos only if chosen', async () => {
    await aMember()
    const { browser } = await aMember('grace@example.com')
    await choose(browser, 'freq=weekly&topics=promos')
    expect(await sendLetter(app, { ...news, topic: 'tips' })).toBe(1)
    expect(await sendLetter(app, { ...news, topic: 'product' })).toBe(1)
    expect(await sendLetter(app, { ...news, topic: 'promos' })).toBe(1)
    expect(await subjects()).toHaveLength(2)
    const [mail] = await mailFor(app, 'grace@example.com')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain("You get this because 'promos' is on in your email preferences.")
  })

  test('does not go to members who have paused', async () => {
    const { browser } = await aMember()
    await choose(browser, 'freq=pause30&topics=tips')
    expect(await sendLetter(app, { ...news, topic: 'tips' })).toBe(0)
    app.clock.pass({ days: 31 })
    expect(await sendLetter(app, { ...news, topic: 'tips' })).toBe(1)
  })
})
