import { exposureWeight } from './exposure.ts'
import { placeWeight } from './mutual-places.ts'

export type Ranked = {
  product: number
  /** The viewer's page on their list, from 1. */
  page?: number | undefined
  /** How many other members' first pages they are on. */
  firstPages: number
}

/** Combines mutual fit, the viewer's page on the other's list, and crowding. An integer below 2^53. */
export const listKey = ({ product, page, firstPages }: Ranked) =>
  product * placeWeight(page) * exposureWeight(Math.max(0, firstPages))
