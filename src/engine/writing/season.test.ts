import { expect, test } from 'vitest'
import { draftIntro } from './intro-draft.ts'
import { isMild } from './season.ts'
import { DEFAULT_OUTINGS } from './topics/default-outings.ts'
import { INTEREST_TOPICS } from './topics/interest-topics.ts'

test.each([
  ['Chicago', 41.9, 11, 'afternoon', false],
  ['Chicago', 41.9, 7, 'evening', true],
  ['Chicago', 41.9, 4, 'afternoon', true],
  ['Miami', 25.8, 1, 'afternoon', true],
  ['Miami', 25.8, 1, 'evening', false],
  ['Anchorage', 61.2, 10, 'lunch', false],
  ['Anchorage', 61.2, 7, 'afternoon', true],
  ['Melbourne', -37.8, 1, 'afternoon', true],
  ['Melbourne', -37.8, 7, 'afternoon', false],
  ['an unknown place', undefined, 1, 'lunch', false],
] as const)(
  'the weather outdoors in %s (latitude %s) in month %i, for the time "%s", is mild: %s',
  (_, latitude, month, part, mild) => {
    expect(isMild({ month, latitude }, part)).toBe(mild)
  },
)

test('no draft for a winter in Chicago suggests going outdoors', () => {
  const topics = Object.values(INTEREST_TOPICS).flatMap(
    ({ outings }): readonly { text: string; outdoors?: true }[] => outings,
  )
  const outdoors = [...DEFAULT_OUTINGS, ...topics].filter((outing) => outing.outdoors).map(({ text }) => text)
  const brief = `You both chose ${Object.keys(INTEREST_TOPICS).join(' and ')}.`
  const drafts = (month: number) =>
    Array.from({ length: 200 }, (_, seed) =>
      draftIntro({
        theirName: 'Ben',
        brief,
        seed,
        when: { season: { month, latitude: 41.9 } },
      }).plan.vibe.toLowerCase(),
    )
  const led = (month: number) => drafts(month).filter((vibe) => outdoors.some((text) => vibe.includes(text)))
  expect(led(1)).toEqual([])
  expect(led(7).length).toBeGreaterThan(10)
})

test('a draft for an agreed time names its day and its hours', () => {
  const slot = {
    part: 'lunch',
    days: ['Thursday'],
    windows: ['12:15 to 1:15 PM'],
    when: ['over lunch'],
    word: 'at noon',
  } as const
  const { opener, plan } = draftIntro({ theirName: 'Ben', brief: 'You both chose Book clubs.', when: { slot } })
  expect(plan).toMatchObject({ day: 'Thursday', window: '12:15 to 1:15 PM' })
  expect(opener).toContain('Thursday at noon')
})
