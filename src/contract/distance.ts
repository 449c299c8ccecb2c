import { KM_PER_MILE } from './limits.ts'

/** 'within 15 km (10 mi)': a band, never a distance. Miles are rounded up, so that the band holds in both units. */
export const distanceBandText = (bandKm: number) => `within ${bandKm} km (${Math.ceil(bandKm / KM_PER_MILE)} mi)`
