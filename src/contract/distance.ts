import { KM_PER_MILE } from './limits.ts'

/** 'within 10 miles', or 'in your city' for 0. Private: `withinKm` is a band or the reader's own limit, never exact. */
export function distanceBandText(withinKm: number) {
  if (withinKm === 0) return 'in your city'
  const miles = fewestMiles(withinKm)
  return `within ${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** The fewest whole miles that round to the same whole km, so a limit of 8 miles (13 km) stays 8. */
function fewestMiles(km: number) {
  const nearest = Math.round(km / KM_PER_MILE)
  return Math.round(nearest * KM_PER_MILE) >= km ? nearest : nearest + 1
}
