import type { Agreement } from '#contract/agreement.ts'
import type { Explanation } from './explain.ts'

/** How far the two agree on each term of the score. What anybody pressed has no part in it. */
export const agreementOf = ({ terms }: Pick<Explanation, 'terms'>): Agreement =>
  Object.fromEntries(terms.map(({ kind, level }) => [kind, level]))
