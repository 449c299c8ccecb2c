import { expect, test } from 'vitest'
import { AUSTIN, DALLAS, NEW_YORK, ROUND_ROCK } from '../../../../test/members.ts'
import { distanceBandKm, distanceKm, shownDistanceKm } from './place.ts'

test.each([
  ['the same city', AUSTIN, AUSTIN, 0],
  ['the next town', AUSTIN, ROUND_ROCK, 27.5],
  ['across the state', AUSTIN, DALLAS, 293],
  ['across the country', AUSTIN, NEW_YORK, 2431],
  ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
  ['to the other side', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
])('%s', (_, from, to, km) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThanOrEqual(km * 0.005)
  expect(distanceKm(to, from)).toBe(distanceKm(from, to))
})

test.each([
  [0, 5],
  [4.2, 5],
  [5, 5],
  [5.01, 10],
  [27.5, 30],
])('%d km is shown as within %d km', (km, band) => expect(distanceBandKm(km)).toBe(band))

test.each([
  [0, 13, 0],
  [11, 13, 13],
  [4, 13, 5],
  [11, 80, 15],
  [11, undefined, 15],
  // Nobody beyond the limit is shown as within it.
  [14, 13, 15],
])('%d km is shown to a member who travels %s km as within %d km', (km, limitKm, shown) =>
  expect(shownDistanceKm(km, limitKm)).toBe(shown),
)
