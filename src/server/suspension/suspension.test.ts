import { Registry } from 'prom-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf } from '../../../test/full-member.ts'
import { answer, ask, introductionsOf } from '../../../test/introductions.ts'
import { mailFor, newestMail } from '../../../test/mailbox.ts'
import { sendLetter } from '../../../test/news.ts'
import { restore, suspend } from '../../../test/suspension.ts'
import { testApp } from '../../../test/test-app.ts'
import { type TestBrowser, testBrowser } from '../../../test/test-browser.ts'
import { buildApp } from '../app.ts'
import { sendDigests } from '../email-preferences/send-digests.ts'
import { newMatchesFor } from '../matches/new-matches.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'

const app = await testApp()
const BO = 'bo@gmail.com'
beforeEach(() => void app.clock.set('2026-03-02T12:00:00.000Z'))

const bo = () => fullMember(app, aPartner({ account: { email: BO } }))
const ada = () => fullMember(app, anIntake())
const namesFor = async (person: Parameters<typeof matchesOf>[0]) => namesOf((await matchesOf(person)).items)

async function prove(email: string, browser = app.browser()) {
  await app.db.deleteFrom('rate_limit').execute()
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  await browser.post('/api/auth/request-email', { email })
  const { code } = await newestMail(app, email)
  expect((await browser.post('/api/auth/verify', { email, code })).statusCode).toBe(200)
  browser.renew()
  return browser
}

test('a suspended member disappears at once from lists and suggestions, and returns after the restore', async () => {
  const them = await bo()
  const me = await ada()
  const suggested = async () => {
    const { suggestions } = (
      await me.browser.post('/v1/matches/suggestions', {
        snapshot: { valuesMap: {}, preferences: {} },
      })
    ).json<{ suggestions: { name: string }[] }>()
    return suggestions.map(({ name }) => name)
  }
  expect([await namesFor(me), await suggested()]).toEqual([['Bo'], ['Bo']])
  expect(await suspend(app, them)).toEqual({ kind: 'suspended', told: 0 })
  expect([await namesFor(me), await suggested()]).toEqual([[], []])
  expect(await restore(app, them)).toBe(true)
  await app.deps.jobs.drain()
  expect([await namesFor(me), await suggested()]).toEqual([['Bo'], ['Bo']])
})

test('another process hides a suspended member at once, and removes them from its index within a second', async () => {
  const them = await bo()
  const me = await ada()
  const matching = new MemberIndexReplica(app.db, app.clock.now)
  await matching.load()
  const deps = { ...app.deps, matching, metrics: new Registry() }
  const server = await buildApp(deps)
  matching.follow({ everyMs: 500, log: app.deps.log })
  const elsewhere = testBrowser(server)
  for (const [name, value] of me.browser.cookies) elsewhere.cookies.set(name, value)
  expect(await namesFor({ ...me, browser: elsewhere })).toEqual(['Bo'])
  expect(matching.index.has(them.memberId)).toBe(true)
  await suspend(app, them)
  expect(await namesFor({ ...me, browser: elsewhere })).toEqual([])
  await vi.waitFor(() => expect(matching.index.has(them.memberId)).toBe(false), { timeout: 1000, interval: 20 })
  await matching.stop()
  await server.close()
})

test("a suspended member's sessions end, and a new one allows only export and deletion", async () => {
  const them = await bo()
  await ada()
  await suspend(app, them)
  expect((await them.browser.get('/api/auth/session')).json()).toMatchObject({ verified: false })
  const again = await prove(BO)
  expect((await again.get('/api/auth/session')).json()).toMatchObject({ email: BO, verified: true, suspended: true })
  const snapshot = { valuesMap: {}, preferences: {} }
  for (const reply of [
    await again.get(`/v1/matches?email=${BO}`),
    await again.get(`/v1/introductions?email=${BO}`),
    await again.get(`/v1/intake/draft?email=${BO}`),
    await again.post('/v1/intake/submit', aPartner({ account: { email: BO } })),
    await again.post('/v1/concierge/intake/start', { name: 'Bo', email: BO }),
    await again.post('/v1/matches/suggestions', { snapshot }),
  ])
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'suspended'])
  expect((await again.post('/api/account/export')).json()).toMatchObject({
    suspension: [{ reason: 'You asked people for money.' }],
  })
  expect((await again.delete('/api/account')).statusCode).toBe(200)
})

test("a stranger gets the same answers for a suspended member's address as for an unknown one", async () => {
  const them = await bo()
  await suspend(app, them)
  const answers = async (email: string) => {
    const browser = app.browser()
    const replies = [
      await browser.post('/v1/intake/save-draft', { email, draft: {} }),
      await browser.get(`/v1/matches?email=${email}`),
      await browser.post('/api/auth/request-email', { email }),
    ]
    return replies.map(({ statusCode, body }) => [statusCode, body.replace(/"savedAt":"[^"]*"/, '')])
  }
  expect(await answers(BO)).toEqual(await answers('nobody@gmail.com'))
})

test.each([BO, 'b.o+again@googlemail.com'])(
  'a suspended member who deletes the account cannot come back as %s',
  async (returning) => {
    const them = await bo()
    const me = await ada()
    await suspend(app, them)
    const browser = await prove(BO)
    expect((await browser.delete('/api/account')).statusCode).toBe(200)
    const { reason, mailbox_hash } = await app.db
      .selectFrom('suspension')
      .select(['reason', 'mailbox_hash'])
      .executeTakeFirstOrThrow()
    expect([reason, mailbox_hash]).toEqual(['', expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)])
    const back = await prove(returning)
    expect((await back.post('/v1/intake/submit', aPartner({ account: { email: returning } }))).statusCode).toBe(403)
    // A browser's data from before the verification is the member's, and hidden too.
    const before = app.browser()
    await before.post('/v1/intake/submit', aPartner({ account: { email: returning } }))
    await prove(returning, before)
    await app.deps.jobs.drain()
    expect(await namesFor(me)).toEqual([])
    expect((await before.get(`/v1/matches?${new URLSearchParams({ email: returning })}`)).statusCode).toBe(403)
  },
)

test('all members of one mailbox are suspended, but no member of another one', async () => {
  const them = await bo()
  await fullMember(app, aPartner({ account: { email: 'b.o+two@gmail.com' }, basics: { displayName: 'Bob' } }))
  await fullMember(app, aPartner({ account: { email: 'bo@example.com' }, basics: { displayName: 'Cy' } }))
  const me = await ada()
  expect((await namesFor(me)).sort()).toEqual(['Bo', 'Bob', 'Cy'])
  await suspend(app, them)
  expect(await namesFor(me)).toEqual(['Cy'])
})

test('one mail tells the member the reason, and no letter or news follows', async () => {
  const them = await bo()
  const me = await ada()
  await suspend(app, them)
  await suspend(app, them)
  const [told, ...others] = await mailFor(app, BO)
  expect([told?.subject, others]).toEqual(['Your account is suspended', []])
  expect(told?.text).toContain('You asked people for money.')
  expect(told?.text).toContain('Nobody is told why.')
  // Thursday at five, when letters are sent.
  app.clock.set('2026-03-12T22:30:00.000Z')
  await sendDigests(app.deps, newMatchesFor(app.deps), {
    newsOfIntroductions: async () => ({ asks: 1, introductions: 1 }),
  })
  await sendLetter(app, { topic: 'product', subject: 'New', heading: 'New', paragraphs: ['Something.'] })
  expect(await mailFor(app, BO)).toHaveLength(1)
  const read = await mailFor(app, me.email)
  expect(read.map(({ subject }) => subject).toSorted()).toEqual([
    'New',
    "Thursday's letter: somebody would like to meet you",
  ])
  expect(read.map(({ text }) => text).join()).not.toMatch(/\bBo\b/)
})

async function introduced() {
  const them = await bo()
  const me = await ada()
  const { id } = (await ask(me, 'Bo')).json<{ id: string }>()
  expect((await answer(them, id, 'yes')).statusCode).toBe(200)
  return { them, me, id }
}

test('an introduction ends at once: the contact disappears, and the other member learns only that it ended', async () => {
  const { them, me, id } = await introduced()
  expect((await introductionsOf(me)).introduced).toMatchObject([{ id, state: 'introduced', contact: { email: BO } }])
  await suspend(app, them)
  expect((await introductionsOf(me)).introduced).toMatchObject([{ id, state: 'ended', contact: null, other: null }])
  expect((await mailFor(app, me.email)).map(({ subject }) => subject)).not.toContain(
    'About somebody you were introduced to',
  )
  await restore(app, them)
  expect((await introductionsOf(me)).introduced).toMatchObject([{ id, state: 'ended', contact: null }])
})

test('an open ask ends on both sides, from either member', async () => {
  const them = await bo()
  const me = await ada()
  await ask(me, 'Bo')
  await suspend(app, them)
  expect((await introductionsOf(me)).made).toMatchObject([{ state: 'ended', other: null }])
  await restore(app, them)
  await app.db.deleteFrom('introduction').execute()
  const returned = { ...them, browser: await prove(BO) }
  await ask(returned, 'Ada')
  expect((await introductionsOf(me)).received).toHaveLength(1)
  await suspend(app, them)
  expect((await introductionsOf(me)).received).toEqual([])
})

test('all who were introduced to a member suspended for fraud get one warning, even if the fraud is found later', async () => {
  const { them, me } = await introduced()
  const warnings = async () =>
    (await mailFor(app, me.email)).filter(({ subject }) => subject === 'About somebody you were introduced to')
  await suspend(app, them)
  expect(await warnings()).toEqual([])
  expect(await suspend(app, them, { fraud: true })).toEqual({ kind: 'raised_to_fraud', told: 1 })
  expect(await suspend(app, them, { fraud: true })).toEqual({ kind: 'suspended_before' })
  expect((await warnings()).map(({ text }) => text)).toEqual([expect.stringContaining('account of Bo for fraud')])
})

test('a verification and a suspension of one mailbox at once leave no member of it active', async () => {
  for (let round = 0; round < 5; round += 1) {
    const them = await fullMember(app, aPartner({ account: { email: `bo${round}@gmail.com` } }))
    const alias = `bo${round}+x@gmail.com`
    const browser: TestBrowser = app.browser()
    await browser.post('/v1/intake/save-draft', { email: alias, draft: {} })
    await browser.post('/api/auth/request-email', { email: alias })
    const { code } = await newestMail(app, alias)
    await Promise.all([suspend(app, them), browser.post('/api/auth/verify', { email: alias, code })])
    const members = await app.db
      .selectFrom('member')
      .select('suspended_by')
      .where('email', 'like', `bo${round}%`)
      .execute()
    expect(members.map(({ suspended_by }) => suspended_by !== null)).toEqual([true, true])
  }
})
