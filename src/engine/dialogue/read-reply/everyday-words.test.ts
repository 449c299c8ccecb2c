import { describe, expect, it } from 'vitest'
import { learned } from '../cases/reading.ts'

describe('a habit', () => {
  it.each([
    ["I smoke most days, I won't lie", 'yes'],
    ["Daily smoker here, can't deny it", 'yes'],
    ['The odd cigar at a wedding, nothing else', 'sometimes'],
    ['I smoke on birthdays, nothing more than that', 'sometimes'],
    ["I've never smoked, nothing more to say", 'no'],
  ])('is read past what owns up to it: %s → %s', (text, habit) =>
    expect(learned(text).values.lifestyle?.smoking).toBe(habit),
  )

  it.each([
    ["A beer at Easter, I don't drink more than that", 'sometimes'],
    ['My late wife never drank and I rarely do either', 'sometimes'],
    ["I haven't touched alcohol since 2019", 'no'],
  ])('of drinking: %s → %s', (text, habit) => expect(learned(text).values.lifestyle?.drinking).toBe(habit))

  it.each([
    'I once drank a litre of vinegar by mistake',
    'She spilled a pint of lager down my back',
    'I dropped a bottle of champagne on my foot',
    'No wine for a fortnight, says the dentist',
    'My team is called The Smoking Boots',
  ])("is nobody's in: %s", (text) => {
    expect(learned(text).values.lifestyle).toEqual({ smoking: null, drinking: null })
  })
})

describe('a figure', () => {
  it.each([
    ['$$ please, $$$ would be too much', '$$'],
    ['I was on $$$ but $$$ feels a stretch, so $', '$'],
    ['$$$ is fine', '$$$'],
  ])('of a budget that is put aside does not count: %s → %s', (text, budget) =>
    expect(learned(text).values.budget).toBe(budget),
  )

  it.each([
    'I have walked the tow path, 40 miles so far',
    'Three hours to do 20 miles in that snow',
    'The van has 90,000 miles on it',
  ])('of another trip is no distance: %s', (text) => expect(learned(text).values.distance_km).toBeNull())

  it.each(['I collect teapots, around 40 of them', 'My records are vinyl, about 60 of those'])(
    'of things is no age: %s',
    (text) => expect(learned(text).values.age_range).toEqual({ min: null, max: null }),
  )
})

describe('other people and things', () => {
  it.each(["All right, that's all", "Okay, that's me done", 'Right then, that is everything'])(
    'a goodbye refuses nobody: %s',
    (text) => expect(learned(text, 'wishes').values.dealbreakers).toEqual([]),
  )

  it.each([
    ['not after anything heavy just casual', 'casual'],
    ['Just exploring, commitment can wait', 'exploring'],
    ['I am tired of casual', 'long_term'],
    ['not just casual dating, please', 'long_term'],
  ])('%s → %s', (text, intent) => expect(learned(text).values.intent).toBe(intent))
})
