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
])('from "%s" to "%s" it is %i, where more than two count as three', (typed, name, slips) => {
  expect(countSlips(typed, name, 2)).toBe(slips)
})
