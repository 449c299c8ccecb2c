import { expect, test } from 'vitest'
import { countSlips } from './count-slips.ts'

test.each([
  ['chicago', 'chicago', 0],
  ['chicgo', 'chicago', 1],
  ['portand', 'portland', 1],
  ['bostno', 'boston', 1],
  ['sietl', 'seattle', 3],
  ['austin', 'denver', 3],
  ['a', 'albuquerque', 3],
])('from "%s" to "%s" the distance is %i, with 3 for every larger one', (typed, name, slips) => {
  expect(countSlips(typed, name, 2)).toBe(slips)
})
