import { exposureWeight } from './exposure.ts'
import { placeWeight } from './mutual-places.ts'

/** What is known of somebody who may come on a list. */
export type Ranked = {
  /** Both directions of suitability multiplied, see `mutualProduct`. */
  product: number
  /** On which page of their list the viewer stands, from 1. */
  page?: number | undefined
  /** On how many other members' first pages they stand. */
  firstPages: number
}

/**
 * What a list is chosen by: how well the two suit each other, whether the other has the viewer in front too, and how
 * crowded the other is. Whole, and below 2^53. The page shows the score, not this.
 */
export const listKey = ({ product, page, firstPages }: Ranked) =>
  product * placeWeight(page) * exposureWeight(Math.max(0, firstPages))
