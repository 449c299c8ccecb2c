import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { findPlaces, meantPlaces, namedPlaces, placeIn, resolvePlace } from './places.ts'
import { nearestOption } from './zones.ts'

test.each([
  ['Austin, TX', 'Austin', 'Texas'],
  ['Austin TX', 'Austin', 'Texas'],
  ['Austin, Texas', 'Austin', 'Texas'],
  ['Austin, TX, USA', 'Austin', 'Texas'],
  ['  aUsTiN ', 'Austin', 'Texas'],
  ['Austin, MN', 'Austin', 'Minnesota'],
  ['NYC', 'New York City', 'New York'],
  ['New York', 'New York City', 'New York'],
  ['New York, NY', 'New York City', 'New York'],
  ['SF', 'San Francisco', 'California'],
  ['LA', 'Los Angeles', 'California'],
  ['Washington DC', 'Washington', 'D.C.'],
  ['Washington, D.C.', 'Washington', 'D.C.'],
  ['washington', 'Washington', 'D.C.'],
  ['St. Louis', 'St. Louis', 'Missouri'],
  ['saint louis, missouri', 'St. Louis', 'Missouri'],
  ['St Paul', 'Saint Paul', 'Minnesota'],
  ['Ft. Worth', 'Fort Worth', 'Texas'],
  ['winston salem', 'Winston-Salem', 'North Carolina'],
  ['Coeur dAlene', "Coeur d'Alene", 'Idaho'],
  ['Espanola', 'Española', 'New Mexico'],
  ['Kansas City', 'Kansas City', 'Missouri'],
  ['the bronx', 'The Bronx', 'New York'],
])('%s is found as %s in %s', async (text, city, region) => {
  expect(await resolvePlace(text)).toMatchObject({ city, region })
})

test.each(['', 'Nowhereville', 'TX', 'Austin, ZZ', '12345', '🙂'])('%j is not found as a city', async (text) => {
  expect(await resolvePlace(text)).toBeUndefined()
})

test.each([
  ['chicgo', 'Chicago, Illinois'],
  ['Portand', 'Portland, Oregon'],
  ['Bostno', 'Boston, Massachusetts'],
  ['Portand, OR', 'Portland, Oregon'],
  ['San Fransico', 'San Francisco, California'],
  ['Albuquerqe NM', 'Albuquerque, New Mexico'],
])('"%s" is suggested as %s', async (text, label) => {
  expect((await meantPlaces(text))[0]?.label).toBe(label)
})

test.each(['', 'Ely', 'Xyzzyville Falls', '12345'])('"%s" gets no suggestion', async (text) => {
  expect(await meantPlaces(text)).toEqual([])
})

test('among cities with one name, coordinates choose the nearest', async () => {
  const coordinates = { latitude: 43.6, longitude: -93 }
  expect(await resolvePlace('Austin', { coordinates, timezone: 'America/New_York' })).toMatchObject({
    region: 'Minnesota',
  })
})

test.each([
  ['peoria', ['Peoria, Arizona', 'Peoria, Illinois']],
  ['Kansas City', ['Kansas City, Missouri', 'Kansas City, Kansas']],
  ['Austin', ['Austin, Texas']],
  ['chicago', ['Chicago, Illinois']],
  ['Austin, MN', ['Austin, Minnesota']],
  ['Portland OR', ['Portland, Oregon']],
  ['NYC', ['New York City, New York']],
  ['Peori', []],
  ['', []],
])('%s may mean %j', async (text, labels) => {
  expect((await namedPlaces(text)).map(({ label }) => label)).toEqual(labels)
})

test.each(['Portland', 'Springfield'])('%s may mean several cities, and five of them are named', async (text) => {
  const named = await namedPlaces(text)
  expect(named).toHaveLength(5)
  expect(new Set(named.map(({ label }) => label)).size).toBe(5)
})

test.each([
  ['Peoria', 'America/Chicago', 'Illinois'],
  ['Peoria', 'America/Phoenix', 'Arizona'],
  ['Peoria', 'America/New_York', 'Arizona'],
  ['Portland', 'America/New_York', 'Maine'],
  ['Peoria, AZ', 'America/Chicago', 'Arizona'],
  ['Austin', 'America/New_York', 'Texas'],
])('%s with the time zone %s is in %s', async (text, timezone, region) => {
  expect(await resolvePlace(text, { timezone })).toMatchObject({ region })
})

test('among cities with one name, a member gets the one in their time zone, under any name of the zone', async () => {
  const location = { city: 'Peoria', availability: { timezone: 'US/Central' } }
  expect(await placeIn(location)).toMatchObject({ region: 'Illinois' })
  expect(await placeIn({})).toBeUndefined()
})

test.each([
  ['Detroit, MI', 'America/New_York'],
  ['Indianapolis, IN', 'America/New_York'],
  ['Louisville, KY', 'America/New_York'],
  ['Gary, IN', 'America/Chicago'],
  ['Boise, ID', 'America/Denver'],
  ['Phoenix, AZ', 'America/Phoenix'],
  ['Tucson, AZ', 'America/Phoenix'],
  ['Juneau, AK', 'America/Anchorage'],
  ['Nome, AK', 'America/Anchorage'],
  ['Honolulu, HI', 'Pacific/Honolulu'],
  ['Portland, OR', 'America/Los_Angeles'],
])('%s has the time zone %s', async (text, timezone) => {
  expect(await resolvePlace(text)).toMatchObject({ timezone })
})

test('a time zone that is not offered is replaced by the closest one', () => {
  expect(nearestOption('America/Regina')).toBe('America/Chicago')
  expect(nearestOption('America/Moncton')).toBe('America/New_York')
})

test('suggestions match the start of any word, the most populous first, at most eight', async () => {
  const labels = (await findPlaces('san')).map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['San Antonio, Texas', 'San Diego, California', 'San Jose, California'])
  expect(labels).toHaveLength(8)
  expect((await findPlaces('york'))[0]?.label).toBe('New York City, New York')
  expect((await findPlaces('austin, t')).map(({ label }) => label)).toEqual(['Austin, Texas'])
  expect((await findPlaces('NYC')).map(({ label }) => label)).toEqual(['New York City, New York'])
  expect(await findPlaces('  ')).toEqual([])
})

test('every suggested label is found as the same city', async () => {
  for (const query of ['a', 'st', 'new', 'wash', 'spring', 'port', 'o', 'kapa'])
    for (const { label, city, region } of await findPlaces(query))
      expect(await resolvePlace(label), label).toMatchObject({ city, region })
})

const app = await testApp()

test('GET /v1/places answers the city field', async () => {
  const reply = await app.browser().get('/v1/places?q=austin')
  const austin = { label: 'Austin, Texas', city: 'Austin', region: 'Texas', timezone: 'America/Chicago' }
  expect(reply.json().places[0]).toEqual(austin)
  expect(reply.json().named).toEqual([austin])
  expect(reply.headers['cache-control']).toBe('public, max-age=86400')
})
