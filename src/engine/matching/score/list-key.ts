import { exposureWeight } from './exposure.ts'
import { placeWeight } from './mutual-places.ts'

export type Ranked = {
  product: number
  /** The viewer's page on this member's list, from 1. */
  page?: number | undefined
  /** How many other members' first pages show this member. */
  firstPages: number
}

/** An integer below 2^53. */
export const listKey = ({ product, page, firstPages }: Ranked) =>
  product * placeWeight(page) * exposureWeight(Math.max(0, firstPages))
