import { describe, expect, it } from 'vitest'
import { learned } from '../../../../test/what-is-learned.ts'

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
})
