import * as z from 'zod/mini'

/** What a score is made of, the heaviest first: the order in which a pair's figure draws its rings. */
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

/** How far two people agree on each term, from 0 to 1; a term about which one of them said nothing is left out. */
export const agreementSchema = z.partialRecord(z.enum(SCORE_TERMS), z.number())
export type Agreement = z.output<typeof agreementSchema>

/** From here on a card says "much in common". */
export const MUCH_IN_COMMON = 0.7
/** Down from here a card says "different", and names the term among the conflicts. */
export const APART = 0.35
