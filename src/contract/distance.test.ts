import { expect, test } from 'vitest'
import { distanceBandText } from './distance.ts'
import { KM_PER_MILE } from './limits.ts'

test('a band holds in both units', () => {
  expect(distanceBandText(15)).toBe('within 10 miles (15 km)')
  expect(distanceBandText(30)).toBe('within 19 miles (30 km)')
  expect(distanceBandText(0)).toBe('in your city')
})

test('a limit is said in the miles it was set in', () => {
  for (let miles = 1; miles <= 310; miles++)
    expect(distanceBandText(Math.round(miles * KM_PER_MILE))).toContain(`within ${miles} mile`)
  expect(distanceBandText(2)).toBe('within 1 mile (2 km)')
})
