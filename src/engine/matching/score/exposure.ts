/**
 * Nobody crowds the lists. A member who is on many lists already ranks lower on further ones, and one who is on few
 * ranks higher; the score itself, and what the page shows, stay as they are.
 */
const WHOLE = 1024
/** A list of this many is what everybody should be on, and what one more list is measured by. */
const FAIR_SHARE = 10
const MOST_COUNTED = 255

const weights = Float64Array.from({ length: MOST_COUNTED + 1 }, (_, shown) =>
  Math.round(WHOLE / (1 + (shown / FAIR_SHARE) ** 2)),
)

/** What a rank is multiplied by for someone on `shown` lists: whole, from 1024 for nobody's list down. */
export function exposureWeight(shown: number) {
  return weights[Math.min(MOST_COUNTED, shown)] ?? 0
}
export const MOST_EXPOSURE_WEIGHT = WHOLE
