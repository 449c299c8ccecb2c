import { KM_PER_MILE, MAX_TRAVEL_KM, MAX_TRAVEL_MILES } from '#contract/limits.ts'

/**
 * Kilometres to store for the miles in the input.
 *
 * @returns undefined for a blank input, NaN for anything but whole miles, so that the field's rule refuses it
 */
export function kmFromMiles(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const miles = wholeNumber(text)
  return Math.min(Math.round(Math.min(miles, MAX_TRAVEL_MILES) * KM_PER_MILE), MAX_TRAVEL_KM)
}

/** Whole miles to show for stored kilometres. */
export const milesFromKm = (km: number) => String(Math.round(km / KM_PER_MILE))

/** The input's text with more than 310 miles brought down to 310; anything else unchanged. */
export const withinTravelLimit = (text: string) =>
  wholeNumber(text) > MAX_TRAVEL_MILES ? String(MAX_TRAVEL_MILES) : text

/** NaN unless the text is a whole number without a sign. */
export const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)
