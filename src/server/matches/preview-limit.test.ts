import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { forgetEndedSessions } from '../session/forget-expired.ts'
import { forgetShownPeople } from './new-people.ts'
import { admitToPreview } from './preview-limit.ts'

const app = await testApp()
const HOME = '203.0.113.9'

let visitors = 0
async function newBrowser(remoteAddress: string) {
  const browser = app.browser({ remoteAddress })
  const email = `visitor${visitors++}@example.com`
  await submit(browser, anIntake({ account: { email } }))
  return { browser, email }
}
const realPeople = async () => (await app.db.selectFrom('member').select('id').execute()).map(({ id }) => id)
const seenBy = async (person: Awaited<ReturnType<typeof newBrowser>>) => namesOf((await matchesOf(person)).items)

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const admitted = async (network: string | null, wanted: string[]) =>
  (
    await app.db
      .transaction()
      .execute((tx) => admitToPreview(tx, { secret: app.deps.secret, network, ids: wanted, now: app.clock.now() }))
  ).length

test('one network sees twenty real people a day, and the same ones again, with any number of browsers', async () => {
  const first = ids(6)
  expect(await admitted(HOME, first)).toBe(6)
  expect(await admitted(HOME, ids(6))).toBe(6)
  expect(await admitted(HOME, ids(6))).toBe(6)
  expect(await admitted(HOME, ids(6))).toBe(2)
  expect(await admitted(HOME, ids(6))).toBe(0)
  expect(await admitted(HOME, first)).toBe(6)
  expect(await admitted('203.0.113.10', ids(6))).toBe(6)
  expect(await admitted(null, ids(100))).toBe(100)
  app.clock.pass({ hours: 24, minutes: 1 })
  expect(await admitted(HOME, ids(6))).toBe(6)
})

test('twenty browsers at once cannot exceed the limit', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => admitted(HOME, ids(6))))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
})

test('above the limit, a new browser sees no real people, but an earlier one keeps its people', async () => {
  await fullMember(app, aPartner())
  const first = await newBrowser(HOME)
  await admitted(HOME, ids(30))
  await app.db
    .deleteFrom('preview_of_network')
    .where('member_id', 'in', await realPeople())
    .execute()
  await admitted(HOME, ids(1))
  const late = await newBrowser(HOME)
  expect(await seenBy(late)).toEqual([])
  expect(await matchesOf(late)).toMatchObject({ access: 'preview', missing: ['email'] })
  const snapshot = { snapshot: { preferences: { must_haves: ['Men'] } } }
  expect((await late.browser.post('/v1/matches/suggestions', snapshot)).json().suggestions).toEqual([])
  await app.deps.jobs.drain()
  expect(await seenBy(late)).toEqual([])
  expect(await seenBy(first)).toEqual(['Bo'])
  expect(await seenBy(await newBrowser('203.0.113.10'))).toEqual(['Bo'])
})

test('neither signing out nor the hourly sweep resets the limit of a network', async () => {
  await admitted(HOME, ids(20))
  const { browser } = await newBrowser(HOME)
  await browser.post('/api/auth/sign-out')
  await forgetEndedSessions(app.deps)
  await forgetShownPeople(app.deps)
  expect(await admitted(HOME, ids(6))).toBe(0)
})

test('an IPv6 network is a /48, so its other addresses share the limit', async () => {
  await fullMember(app, aPartner())
  await admitted('2001:db8:1', ids(20))
  expect(await seenBy(await newBrowser('2001:db8:1:2::1'))).toEqual([])
  expect(await seenBy(await newBrowser('2001:db8:1:3:a:b:c:d'))).toEqual([])
  expect(await seenBy(await newBrowser('2001:db8:2::1'))).toEqual(['Bo'])
})

test('a browser without a verified email gets no advice that reveals real people', async () => {
  await fullMember(app, aPartner({ location: { city: 'San Antonio, Texas', willingToTravelKm: 500 } }))
  const visitor = await newBrowser(HOME)
  expect(await matchesOf(visitor)).toMatchObject({ items: [], advice: [] })
  const member = await fullMember(app, anIntake())
  expect((await matchesOf(member)).advice).not.toEqual([])
})

/** A new browser with its own age limit; the people on its list fit. */
async function withAges(remoteAddress: string, ageMin: number) {
  const browser = app.browser({ remoteAddress })
  const email = `visitor${visitors++}@example.com`
  const body = anIntake({ account: { email }, preferences: { ageMin } })
  await submit(browser, body)
  return { browser, email }
}

test('one network may try five sets of answers a day against real people, with any number of browsers', async () => {
  const NETWORK = '198.51.100.7'
  await fullMember(app, aPartner())
  for (const age of [18, 19, 20, 21, 22]) expect(await seenBy(await withAges(NETWORK, age))).toEqual(['Bo'])
  const sixth = await withAges(NETWORK, 23)
  expect(await seenBy(sixth)).toEqual([])
  await app.deps.jobs.drain()
  expect(await seenBy(sixth)).toEqual([])
  expect(await seenBy(await withAges(NETWORK, 20))).toEqual(['Bo'])
  expect(await seenBy(await withAges('198.51.100.8', 23))).toEqual(['Bo'])
  app.clock.pass({ hours: 24, minutes: 1 })
  expect(await seenBy(await withAges(NETWORK, 24))).toEqual(['Bo'])
})

test('answers tried in the chat count toward the same limit as answers of an intake', async () => {
  const NETWORK = '198.51.100.9'
  await fullMember(app, aPartner())
  const visitor = await withAges(NETWORK, 18)
  for (const drinking of ['no', 'sometimes', 'yes']) {
    const snapshot = { preferences: { must_haves: ['Men'] }, valuesMap: { lifestyle: { smoking: 'no', drinking } } }
    await visitor.browser.post('/v1/matches/suggestions', { snapshot })
  }
  expect(await seenBy(await withAges(NETWORK, 30))).toEqual(['Bo'])
  expect(await seenBy(await withAges(NETWORK, 31))).toEqual([])
})
