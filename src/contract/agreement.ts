import * as z from 'zod/mini'

/** The terms of a score, heaviest first. The figure of a pair draws its rings in this order. */
export const SCORE_TERMS = [
  'values',
  'availability',
  'age',
  'interests',
  'kids',
  'distance',
  'intent',
  'budget',
  'smoking',
  'drinking',
] as const
export type ScoreTerm = (typeof SCORE_TERMS)[number]

/** From 0 to 1. A term is left out if one of the two did not answer. */
export const agreementSchema = z.partialRecord(z.enum(SCORE_TERMS), z.number())
export type Agreement = z.output<typeof agreementSchema>

/** From this level a card says "much in common". */
export const MUCH_IN_COMMON = 0.7
/** At or below this level a card says "different" and lists the term among the conflicts. */
export const APART = 0.35
