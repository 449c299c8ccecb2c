import { expect, test } from 'vitest'
import { NO_PLACE_WEIGHT, placeWeight } from './mutual-places.ts'

test('a place on the first page doubles the rank, later pages add less, and no place adds nothing', () => {
  expect([1, 2, 3, 4, 5].map((page) => placeWeight(page) / NO_PLACE_WEIGHT)).toEqual([2, 3 / 2, 4 / 3, 5 / 4, 6 / 5])
  expect([placeWeight(undefined), placeWeight(0), placeWeight(6)]).toEqual([60, 60, 60])
})
