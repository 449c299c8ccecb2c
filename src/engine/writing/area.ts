import type { Ground } from './intro-context.ts'

/** Beyond this a first hello by video saves a long way. */
export const FAR_KM = 150

/** 'Evanston, Illinois' → 'Evanston'. */
export const shortCity = (city: string) => city.split(',')[0] ?? city

/** Both cities, short when that still tells them apart. */
function pairOf(yours: string, theirs: string) {
  return shortCity(yours) === shortCity(theirs)
    ? `${theirs} and ${yours}`
    : `${shortCity(theirs)} and ${shortCity(yours)}`
}

/**
 * Where to meet, in words: the middle of two cities, or the one they share.
 * @param midpoint the name of a place near the middle, when the caller knows one
 */
export function areaText({ yourCity, theirCity }: Ground, midpoint: string | undefined): string {
  if (yourCity !== undefined && theirCity !== undefined && yourCity.toLowerCase() !== theirCity.toLowerCase()) {
    const near = midpoint === undefined ? '' : `, near ${shortCity(midpoint)}`
    return `halfway between ${pairOf(yourCity, theirCity)}${near}`
  }
  const city = theirCity ?? yourCity
  if (city === undefined) return 'somewhere easy to reach for you both'
  if (yourCity === undefined || theirCity === undefined) return `in or near ${shortCity(city)}, wherever suits you both`
  return `in ${shortCity(city)}`
}
