import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'
import { forgetShownPeople, meet, metBy } from './new-people.ts'

const app = await testApp()
const strangers = (count: number) => Array.from({ length: count }, () => randomUUID())
const aMemberOfApp = async () => (await testMember(app, app.browser(), 'ada@example.com')).memberId
const meets = async (ownerId: string, ids: string[]) => (await meet(app.deps, { ownerId, ids })).size

describe('new people for a member', () => {
  test('are limited to sixty a day and two hundred a week', async () => {
    const ada = await aMemberOfApp()
    const met: number[] = []
    for (let day = 0; day < 9; day += 1) {
      met.push(await meets(ada, strangers(100)))
      app.clock.pass({ hours: 24, minutes: 1 })
    }
    expect(met).toEqual([60, 60, 60, 20, 0, 0, 0, 60, 60])
  })

  test('people shown before do not count as new, even when the limit is used up', async () => {
    const ada = await aMemberOfApp()
    const first = strangers(60)
    await meets(ada, first)
    expect(await meets(ada, [...first.slice(0, 10), ...strangers(5)])).toBe(10)
    expect(await metBy(app.db, { ownerId: ada, now: app.clock.now() })).toMatchObject({
      room: 0,
      roomFrom: new Date(app.clock.now().getTime() + 24 * 60 * 60_000),
    })
  })

  test('twenty lists at once cannot exceed the limit', async () => {
    const ada = await aMemberOfApp()
    const sizes = await Promise.all(Array.from({ length: 20 }, () => meets(ada, strangers(10))))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60)
  })

  test('are deleted from the record after ninety days', async () => {
    const ada = await aMemberOfApp()
    await meets(ada, strangers(3))
    app.clock.pass({ days: 91 })
    await forgetShownPeople(app.deps)
    expect(await app.db.selectFrom('shown_person').select('member_id').execute()).toEqual([])
  })
})

async function adaWithRoom(room: number) {
  for (const name of ['Bo', 'Cy', 'Di', 'Ed', 'Flo'])
    await fullMember(
      app,
      aPartner({ account: { email: `${name.toLowerCase()}@example.com` }, basics: { displayName: name } }),
    )
  const email = 'ada@example.com'
  const ada = app.browser()
  const { memberId } = await testMember(app, ada, email)
  await meets(memberId, strangers(60 - room))
  await submit(ada, anIntake({ account: { email } }))
  return { browser: ada, email, memberId }
}

test('a list, its refills, a new submission and suggestions share one limit of new people', async () => {
  const ada = await adaWithRoom(2)
  const seen = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const items = await allMatchesOf(ada)
    for (const name of namesOf(items)) seen.add(name)
    for (const { id } of items)
      await ada.browser.post('/v1/feedback', { email: ada.email, matchId: id, action: 'hard_no' })
    await submit(ada.browser, anIntake({ account: { email: ada.email }, preferences: { ageMin: 20 + round } }))
    const snapshot = { valuesMap: { age_range: { min: 20, max: 60 + round } } }
    const { suggestions } = (await ada.browser.post('/v1/matches/suggestions', { snapshot })).json()
    for (const { name } of suggestions) seen.add(name)
  }
  expect(seen.size).toBe(2)
})

test('the page says when new people will come, and then they come', async () => {
  const ada = await adaWithRoom(2)
  const page = await matchesOf(ada)
  expect(page.items).toHaveLength(2)
  expect(page.newPeopleFrom).toBe(new Date(app.clock.now().getTime() + 24 * 60 * 60_000).toISOString())
  app.clock.pass({ hours: 24, minutes: 1 })
  const [first] = page.items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: first?.id, action: 'more_like_this' })
  const later = await matchesOf(ada)
  expect([...(later.liked ?? []), ...later.items]).toHaveLength(5)
  expect(later.newPeopleFrom).toBeUndefined()
})

test('when the limit is used up, people shown before fill the list', async () => {
  const ada = await adaWithRoom(5)
  expect((await matchesOf(ada)).items).toHaveLength(5)
  await meets(ada.memberId, strangers(100))
  await submit(ada.browser, anIntake({ account: { email: ada.email }, preferences: { ageMin: 21 } }))
  expect((await matchesOf(ada)).items).toHaveLength(5)
})
