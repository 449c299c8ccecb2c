import type { Town } from '#engine/population/population.ts'
import { loadPlaces } from '../src/server/places/places.ts'
import { REGIONS } from '../src/server/places/regions.ts'

export async function loadTowns(): Promise<Town[]> {
  const { cities } = await loadPlaces()
  return cities.map(({ city }) => ({ ...city, label: `${city.name}, ${REGIONS[city.region] ?? city.region}` }))
}
