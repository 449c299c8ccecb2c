import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
const EMAIL = 'ada@example.com'
const withAges = (ageMin: number, ageMax = 60) =>
  anIntake({ account: { email: EMAIL }, preferences: { ageMin, ageMax } })

async function change({ browser }: { browser: TestBrowser }, intake: ReturnType<typeof anIntake>) {
  app.clock.pass({ seconds: 1 })
  await submit(browser, intake)
}

async function restlessAda() {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, withAges(20))
  for (const ageMin of [21, 22, 23]) await change(ada, withAges(ageMin))
  return ada
}
const seenBy = async (ada: Awaited<ReturnType<typeof restlessAda>>) => namesOf((await matchesOf(ada)).items)

describe('answers that decide which people a member sees', () => {
  test('count at once for the first three changes of a day', async () => {
    const ada = await fullMember(app, withAges(20))
    await fullMember(app, aPartner())
    await app.deps.jobs.drain()
    expect(await seenBy(ada)).toEqual(['Bo'])
    await change(ada, withAges(45))
    expect(await seenBy(ada)).toEqual([])
    await change(ada, withAges(21))
    expect(await seenBy(ada)).toEqual(['Bo'])
    expect((await matchesOf(ada)).answersCountFrom).toBeUndefined()
  })

  test('count only from the next day if they are the fourth change of a day, and the reply says from when', async () => {
    const ada = await restlessAda()
    await change(ada, withAges(45))
    expect(await seenBy(ada)).toEqual(['Bo'])
    expect((await matchesOf(ada)).answersCountFrom).toBe('2026-03-03T00:00:00.000Z')
    expect(app.log.filter((line) => line.includes('answers-held'))).toHaveLength(1)
    expect(app.log.join('')).not.toContain(EMAIL)
    app.clock.set('2026-03-03T00:00:01Z')
    expect((await matchesOf(ada)).answersCountFrom).toBeUndefined()
    expect(await seenBy(ada)).toEqual([])
  })

  test('do not yet change the profile that the lists of others use', async () => {
    const ada = await restlessAda()
    const before = await app.db
      .selectFrom('member_profile')
      .select('facts')
      .where('member_id', '=', ada.memberId)
      .execute()
    await change(ada, withAges(45))
    const after = await app.db
      .selectFrom('member_profile')
      .select('facts')
      .where('member_id', '=', ada.memberId)
      .execute()
    expect(after).toEqual(before)
  })

  test('do not count as a new change if the member returns to answers that already counted today', async () => {
    const ada = await restlessAda()
    for (const ageMin of [20, 21, 22, 23]) await change(ada, withAges(ageMin))
    expect((await matchesOf(ada)).answersCountFrom).toBeUndefined()
  })

  test('are the only ones held back: other answers count after every change', async () => {
    const ada = await restlessAda()
    const values = anIntake({ account: { email: EMAIL }, preferences: { ageMin: 23, ageMax: 60, values: ['Honesty'] } })
    await change(ada, values)
    expect((await matchesOf(ada)).answersCountFrom).toBeUndefined()
  })

  const own = {
    pronouns: ['he/him', 'they/them', 'she/they', 'he/they'].map((pronouns) => ({ basics: { pronouns } })),
    city: ['Round Rock, Texas', 'Georgetown, Texas', 'San Marcos, Texas', 'Dallas, Texas'].map((city) => ({
      location: { city },
    })),
    'travel distance': [50, 60, 70, 80].map((willingToTravelKm) => ({ location: { willingToTravelKm } })),
  }
  test.each(Object.entries(own))("include the member's own %s, by which others choose", async (_what, parts) => {
    const ada = await fullMember(app, anIntake({ account: { email: EMAIL } }))
    const held = []
    for (const part of parts) {
      await change(ada, anIntake({ account: { email: EMAIL }, ...part }))
      held.push((await matchesOf(ada)).answersCountFrom !== undefined)
    }
    expect(held).toEqual([false, false, false, true])
  })

  test('include the birthdate: only its first change per day takes effect, on the card and in the list', async () => {
    app.clock.set('2026-03-05T12:00:00Z')
    const bo = await fullMember(app, aPartner({ preferences: { ageMin: 27, ageMax: 41 } }))
    const born = (birthdate: string) => anIntake({ account: { email: EMAIL }, basics: { birthdate } })
    const ada = await fullMember(app, born('1990-05-17'))
    await app.deps.jobs.drain()
    await change(ada, born('1986-01-01'))
    await app.deps.jobs.drain()
    await change(ada, born('1983-01-01'))
    expect([await seenBy(ada), (await matchesOf(ada)).answersCountFrom]).toEqual([['Bo'], '2026-03-06T00:00:00.000Z'])
    expect((await matchesOf(bo)).items.map(({ age }) => age)).toEqual([40])
    app.clock.set('2026-03-06T00:00:01Z')
    expect(await seenBy(ada)).toEqual([])
  })

  test('include the budget and the free times, which a card compares: together they have a limit of their own', async () => {
    await fullMember(app, aPartner({ location: { availability: { budget: '$$$$', typicalWeek: ['Lunch hours'] } } }))
    const ada = await restlessAda()
    const withTimes = (budget: '$' | '$$' | '$$$' | '$$$$', typicalWeek: string[]) =>
      anIntake({
        account: { email: EMAIL },
        location: { availability: { budget, typicalWeek } },
        preferences: { ageMin: 23, ageMax: 60 },
      })
    const compared = async () => {
      const { items, answersCountFrom } = await matchesOf(ada)
      const { budget, availability } = items[0]?.agreement ?? {}
      return { budget, availability, isHeld: answersCountFrom !== undefined }
    }
    const first = await compared()
    for (const budget of ['$', '$$$'] as const) await change(ada, withTimes(budget, ['Weeknights', 'Weekends']))
    expect(await compared()).toEqual(first)
    await change(ada, withTimes('$$$', ['Early mornings']))
    const third = await compared()
    expect(third).toMatchObject({ budget: first.budget, isHeld: false })
    await change(ada, withTimes('$$$$', ['Early mornings']))
    expect(await compared()).toEqual({ ...third, isHeld: true })
    await change(ada, withTimes('$$$', ['Lunch hours']))
    expect(await compared()).toEqual({ ...third, isHeld: true })
    const snapshot = { valuesMap: { budget: '$$$$', availability: ['Lunch hours'], age_range: { min: 23, max: 60 } } }
    const tried = (await ada.browser.post('/v1/matches/suggestions', { snapshot })).json()
    expect(tried.suggestions[0].agreement).toMatchObject({ budget: third.budget, availability: third.availability })
  })

  test('count as changes also if they are only tried out with suggestions', async () => {
    await fullMember(app, aPartner())
    const ada = await fullMember(app, withAges(20))
    const tried = async (min: number) => {
      const snapshot = { valuesMap: { age_range: { min, max: 60 } } }
      return (await ada.browser.post('/v1/matches/suggestions', { snapshot })).json().suggestions.length
    }
    expect([await tried(45), await tried(46), await tried(21)]).toEqual([0, 0, 1])
    // The fourth answers are over the limit, so the suggestions use the ones in effect.
    expect(await tried(47)).toBe(1)
    expect(await tried(45)).toBe(0)
  })
})
