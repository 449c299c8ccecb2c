/**
 * Where the viewer stands on the list that the other keeps. Two people who have each other in front at the same time
 * can find each other, so somebody who keeps the viewer in front moves up. The numbers are 60ths, so that keys stay whole.
 */
const PAGE_WEIGHTS = [120, 90, 80, 75, 72]
/** For those who keep the viewer on no page: nobody is worth less than by score alone. */
export const NO_PLACE_WEIGHT = 60

/** What a rank is multiplied by for somebody on whose list the viewer stands on `page`, from 1; 60 for no page. */
export function placeWeight(page: number | undefined) {
  return page === undefined ? NO_PLACE_WEIGHT : (PAGE_WEIGHTS[page - 1] ?? NO_PLACE_WEIGHT)
}
