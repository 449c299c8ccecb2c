/**
 * Nobody crowds the lists. A member who is on many first pages already ranks lower on further ones, and one who is on few
 * ranks higher; the score itself, and what the page shows, stay as they are.
 */
const WHOLE = 1024
/** So many first pages halve a rank. */
const FAIR_SHARE = 12
const MOST_COUNTED = 255

const weights = Float64Array.from({ length: MOST_COUNTED + 1 }, (_, shown) =>
  Math.round(WHOLE / (1 + (shown / FAIR_SHARE) ** 2)),
)

/** What a rank is multiplied by for someone on so many first pages: whole, from 1024 for none down. */
export function exposureWeight(firstPages: number) {
  return weights[Math.min(MOST_COUNTED, firstPages)] ?? 0
}
export const MOST_EXPOSURE_WEIGHT = WHOLE
