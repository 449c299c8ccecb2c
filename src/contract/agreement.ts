import * as z from 'zod/mini'

/** The term with the most weight comes first. A pair's figure draws its rings in this order. */
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

/** Terms from 0 to 1. A term is absent if a member did not answer. */
export const agreementSchema = z.partialRecord(z.enum(SCORE_TERMS), z.number())
export type Agreement = z.output<typeof agreementSchema>

export const MUCH_IN_COMMON = 0.7
/** Up to this figure a card says "different" and lists the term as a conflict. */
export const APART = 0.35
