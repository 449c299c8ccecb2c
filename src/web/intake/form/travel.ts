import { KM_PER_MILE, MAX_TRAVEL_KM, MAX_TRAVEL_MILES } from '#contract/limits.ts'

/** @returns undefined for blank text; NaN, which the rule rejects, for anything except whole miles */
export function kmFromMiles(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const miles = wholeNumber(text)
  return Math.min(Math.round(Math.min(miles, MAX_TRAVEL_MILES) * KM_PER_MILE), MAX_TRAVEL_KM)
}

export const milesFromKm = (km: number) => String(Math.round(km / KM_PER_MILE))

export const withinTravelLimit = (text: string) =>
  wholeNumber(text) > MAX_TRAVEL_MILES ? String(MAX_TRAVEL_MILES) : text

/** NaN unless an unsigned integer. */
export const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)
