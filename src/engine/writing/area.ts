import type { Ground } from './intro-context.ts'

/** Beyond this distance, a video call comes before a meeting. */
export const FAR_KM = 150

export const shortCity = (city: string) => city.split(',')[0] ?? city

function pairOf(yours: string, theirs: string) {
  return shortCity(yours) === shortCity(theirs)
    ? `${theirs} and ${yours}`
    : `${shortCity(theirs)} and ${shortCity(yours)}`
}

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
