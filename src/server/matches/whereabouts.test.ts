import { expect, test } from 'vitest'
import type { MatchPage } from '#contract/matches.ts'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, aPartner, fullMember, matchesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { resolvePlace } from '../places/places.ts'

const app = await testApp()

/** An attacker claims these places to measure from all sides. */
const POSTS = ['Austin, Texas', 'Round Rock, Texas', 'San Marcos, Texas', 'Cedar Park, Texas', 'Lockhart, Texas']
const TRAVELS = [5, 25, 40, 60, 100]

/** Leaves out match ids, which are opaque. */
async function measure(attacker: Awaited<ReturnType<typeof fullMember>>) {
  const learned: unknown[] = []
  for (const city of POSTS)
    for (const willingToTravelKm of TRAVELS) {
      app.clock.pass({ seconds: 1 })
      await submit(attacker.browser, anIntake({ location: { city, willingToTravelKm, coordinates: undefined } }))
      const { advice } = await matchesOf(attacker)
      const items = (await allMatchesOf(attacker)).map(({ id: _, explanations: __, ...card }) => card)
      const snapshot = { valuesMap: { distance_km: willingToTravelKm } }
      const suggested = (await attacker.browser.post('/v1/matches/suggestions', { snapshot })).json().suggestions
      const seen = suggested.map(({ distance_km, score }: { distance_km: number; score: number }) => ({
        distance_km,
        score,
      }))
      learned.push({ city, willingToTravelKm, items, advice, seen })
    }
  return learned
}

async function attack(coordinates: { latitude: number; longitude: number } | undefined) {
  const email = `victim${Math.abs(Math.round((coordinates?.latitude ?? 0) * 1e6))}@example.com`
  const victim = await fullMember(
    app,
    aPartner({ account: { email }, location: { coordinates, willingToTravelKm: 100 } }),
  )
  const attacker = await fullMember(app, anIntake())
  const learned = await measure(attacker)
  for (const { browser } of [victim, attacker]) await browser.delete('/api/account')
  return learned
}

test('an attacker who measures from many cities learns nothing about the place inside a city', {
  timeout: 120_000,
}, async () => {
  const centre = await attack(undefined)
  expect(JSON.stringify(centre)).toContain('"displayName":"Bo"')
  for (const coordinates of [
    { latitude: 30.2672, longitude: -97.7431 },
    { latitude: 30.1234567, longitude: -97.8765432 },
    { latitude: 30.4511111, longitude: -97.6622222 },
  ])
    expect(await attack(coordinates)).toEqual(centre)
})

test('distances are bands of 5 km between the centres of two cities', async () => {
  await fullMember(
    app,
    aPartner({ location: { willingToTravelKm: 100, coordinates: { latitude: 30.19, longitude: -97.8 } } }),
  )
  const ada = await fullMember(app, anIntake())
  const bands: (number | null | undefined)[] = []
  for (const city of POSTS) {
    app.clock.pass({ hours: 25 })
    await submit(ada.browser, anIntake({ location: { city, willingToTravelKm: 100 } }))
    const page: MatchPage = await matchesOf(ada)
    bands.push(page.items[0]?.distance_km)
  }
  expect(bands).toEqual([0, 30, 50, 30, 45])
  const centre = await resolvePlace('Austin, Texas')
  expect(JSON.stringify(await matchesOf(ada))).not.toContain(String(centre?.latitude).slice(0, 5))
})
