import { exposureWeight } from './exposure.ts'
import { placeWeight } from './mutual-places.ts'

export type Ranked = {
  /** See `mutualProduct`. */
  product: number
  /** The viewer's page on their list, from 1. */
  page?: number | undefined
  /** How many other members' first pages they are on. */
  firstPages: number
}

/**
 * Sort key: mutual fit, the viewer's place on the other's list, and crowding. An integer below
 * 2^53; pages show the score instead.
 */
export const listKey = ({ product, page, firstPages }: Ranked) =>
  product * placeWeight(page) * exposureWeight(Math.max(0, firstPages))
