/**
 * Raises members who have the viewer on an early page, so that both see each other at the same time. Weights in 60ths
 * keep keys integers.
 */
const PAGE_WEIGHTS = [120, 90, 80, 75, 72]
/** The lowest weight: a page is never a penalty. */
export const NO_PLACE_WEIGHT = 60

export function placeWeight(page: number | undefined) {
  return page === undefined ? NO_PLACE_WEIGHT : (PAGE_WEIGHTS[page - 1] ?? NO_PLACE_WEIGHT)
}
