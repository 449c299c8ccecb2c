import { expect, test } from 'vitest'
import { distanceBandText } from './distance.ts'
import { KM_PER_MILE } from './limits.ts'

test('a distance band is shown in whole miles, rounded up', () => {
  expect(distanceBandText(15)).toBe('within 10 miles')
  expect(distanceBandText(30)).toBe('within 19 miles')
  expect(distanceBandText(0)).toBe('in your city')
})

test('a travel limit is shown in the miles that it was set in', () => {
  for (let miles = 1; miles <= 310; miles++)
    expect(distanceBandText(Math.round(miles * KM_PER_MILE))).toContain(`within ${miles} mile`)
  expect(distanceBandText(2)).toBe('within 1 mile')
})
