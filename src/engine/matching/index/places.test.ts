import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../member/place.ts'
import { kmTo, Places } from './places.ts'

const TRAVELS_KM = [50, 161, 500, 65_535]

const within = (south: number, north: number, west: number, east: number) =>
  fc.record({ latitude: fc.integer({ min: south, max: north }), longitude: fc.integer({ min: west, max: east }) })
/** Worldwide, with the poles and both sides of the date line. */
const anyCentre = fc
  .oneof(
    within(280, 340, -1010, -950),
    within(-190, -160, 1780, 1800),
    within(-190, -160, -1800, -1780),
    within(-900, 900, -1800, 1800),
  )
  .map(({ latitude, longitude }) => ({ latitude: latitude / 10, longitude: longitude / 10 }))
const anyLimitKm = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constant(Number.POSITIVE_INFINITY))

test('near() finds every place within both travel limits, with its exact distance', () => {
  const worlds = fc.array(anyCentre, { minLength: 100, maxLength: 300, size: 'max' })
  let met = 0
  fc.assert(
    fc.property(worlds, anyCentre, anyLimitKm, (centres, from, limitKm) => {
      const places = new Places()
      const numbers = centres.map((centre) => places.take(centre))
      const origin = places.origin(from, limitKm)
      const near = places.near(from, limitKm, origin)
      const groups = new Set(near.map(({ part }) => part))
      for (const [at, centre] of centres.entries())
        for (const travelKm of TRAVELS_KM) {
          const distance = distanceKm(from, centre)
          if (distance > limitKm || distance > travelKm) continue
          expect(groups).toContain(places.partOf(numbers[at] ?? 0, travelKm))
          expect(kmTo(origin, numbers[at] ?? 0)).toBe(distance)
          met++
        }
    }),
    { numRuns: 600 },
  )
  expect(met).toBeGreaterThan(2000)
})

test('members without a place are always searched, and the same place gets the same number', () => {
  const places = new Places()
  const paris = { latitude: 48.85, longitude: 2.35 }
  expect(places.take({ ...paris })).toBe(places.take(paris))
  const austin = { latitude: 30.27, longitude: -97.74 }
  const groups = places.near(austin, 10, places.origin(austin, 10)).map(({ part }) => part)
  expect(groups).toContain(places.partOf(places.take(undefined), 65_535))
  expect(groups).not.toContain(places.partOf(places.take(paris), 50))
  expect(places.everywhere().map(({ part }) => part)).toContain(places.partOf(places.take(paris), 50))
})
