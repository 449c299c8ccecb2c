import { expect, test } from 'vitest'
import { introDraftSchema } from '#contract/suggestions.ts'
import { someNames, somePair } from '../../../test/some-pairs.ts'
import { type SharedTerms, sharedFacts } from './facts.ts'
import { draftIntro } from './intro-draft.ts'
import { DEFAULT_OUTINGS } from './topics/default-outings.ts'

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed)
const plansFor = (terms: SharedTerms, midpoint?: string) =>
  SEEDS.map(
    (seed) => draftIntro({ yourName: 'Maya', theirName: 'Theo', facts: sharedFacts(terms), midpoint, seed }).plan,
  )

test('the names and a brief are enough for a letter and a plan', () => {
  const { opener, plan } = draftIntro({
    yourName: 'Maya',
    theirName: 'Theo',
    brief: 'You both put creativity first. Weekends suit you both.',
  })
  expect(opener).toMatch(/Theo/)
  expect(opener).toMatch(/Maya/)
  expect(opener).toMatch(/creativ|making things/i)
  expect(['Saturday', 'Sunday']).toContain(plan.day)
})

test('a draft without any input has a complete plan', () => {
  expect(introDraftSchema.safeParse(draftIntro({})).success).toBe(true)
  for (const text of Object.values(draftIntro({}).plan)) expect(text).not.toBe('')
})

test.each([
  ['Weeknights', /^(?:Tuesday|Wednesday|Thursday)$/, /PM$/],
  ['Weekends', /^(?:Saturday|Sunday)$/, /./],
  ['Lunch hours', /^(?:Tuesday|Wednesday|Thursday)$/, /^12/],
  ['Early mornings', /./, /^[78].*AM$/],
])('shared free times %s decide the day and the hours of the plan', (availability, day, window) => {
  for (const plan of plansFor({ availability: [availability] })) {
    expect(plan.day).toMatch(day)
    expect(plan.window).toMatch(window)
  }
})

test('a plan never costs more than the lower budget', () => {
  const dear = DEFAULT_OUTINGS.filter(({ cost }) => cost > 1).map(({ text }) => text.toLowerCase())
  for (const { vibe } of plansFor({ lowerBudget: '$' })) expect(dear).not.toContain(vibe.toLowerCase())
})

test('a shared interest becomes the activity of the plan if it fits the time', () => {
  for (const { vibe } of plansFor({ interests: ['Book clubs'], availability: ['Weekends'] })) {
    expect(vibe).toMatch(/bookshop|book each|author/)
  }
})

test.each([
  ['Evanston, Illinois', 'Chicago, Illinois', undefined, /^Halfway between Chicago and Evanston$/],
  [
    'Evanston, Illinois',
    'Chicago, Illinois',
    'Wilmette, Illinois',
    /^Halfway between Chicago and Evanston, near Wilmette$/,
  ],
  ['Portland, Maine', 'Portland, Oregon', undefined, /Portland, Oregon and Portland, Maine/],
  ['Austin, Texas', 'austin, texas', undefined, /^In austin$/i],
  [undefined, 'Denver, Colorado', undefined, /^In or near Denver, wherever suits you both$/],
  [undefined, undefined, undefined, /^Somewhere easy to reach for you both$/],
])('the area for %s and %s is fair to both', (yourCity, theirCity, midpoint, area) => {
  for (const plan of plansFor({ yourCity, theirCity }, midpoint)) expect(plan.area).toMatch(area)
})

test('safety choices change the plan: a public place and a video hello first', () => {
  const yourSafety = ['First meet in public', 'Video check before meeting']
  for (const plan of plansFor({ yourSafety })) {
    expect(plan.area).toMatch(/in a public place$/)
    expect(plan.vibe).toMatch(/^A short video hello first, then /)
  }
})

test('people who live far apart begin with a video call', () => {
  for (const { vibe } of plansFor({ distanceBandKm: 300 })) expect(vibe).toMatch(/video/)
})

test('no plan leads to a home, a car or a hotel', () => {
  for (let n = 0; n < 1000; n++) {
    const { opener, plan } = draftIntro({ ...someNames(n), facts: sharedFacts(somePair(n)), seed: n })
    expect([opener, ...Object.values(plan)].join(' ')).not.toMatch(
      /\b(?:my place|your place|home|apartment|hotel|car|bed)\b/i,
    )
    expect(opener.length).toBeLessThanOrEqual(400)
  }
})

test('without facts, the plan fits the free times, the city and the safety choices of the writer', () => {
  const you = {
    city: 'Chicago, Illinois',
    availability: ['Lunch hours'],
    budget: '$',
    safety: ['First meet in public'],
  } as const
  for (const seed of SEEDS) {
    const { plan } = draftIntro({ brief: 'You both put service first. Lives in Evanston, Illinois.', you, seed })
    expect(plan.window).toMatch(/^12/)
    expect(plan.area).toBe('Halfway between Evanston and Chicago, in a public place')
  }
})

test('a large budget of only the writer does not make an expensive plan', () => {
  const dear = DEFAULT_OUTINGS.filter(({ cost }) => cost > 2).map(({ text }) => text.toLowerCase())
  for (const seed of SEEDS) {
    expect(dear).not.toContain(draftIntro({ you: { budget: '$$$$' }, seed }).plan.vibe.toLowerCase())
  }
})
