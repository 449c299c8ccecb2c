import { KM_PER_MILE } from './limits.ts'

/** 'within 10 miles (15 km)', and 'in your city' for 0: a band, never a distance. Miles are rounded up, so that the band holds in both units. */
export const distanceBandText = (bandKm: number) =>
  bandKm === 0 ? 'in your city' : `within ${Math.ceil(bandKm / KM_PER_MILE)} miles (${bandKm} km)`
