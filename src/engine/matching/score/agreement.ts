import type { Agreement } from '#contract/agreement.ts'
import { type Explanation, inSteps, type Term } from './explain.ts'
import { interestsLevel, valuesLevel } from './terms.ts'

type Terms = Pick<Explanation, 'terms'>

/** Feedback changes no level. */
export const agreementOf = ({ terms }: Terms): Agreement =>
  Object.fromEntries(terms.map(({ kind, level }) => [kind, level]))

/** The same for both members, however many tags each chose. */
export const agreementOfBoth = ({ terms }: Terms): Agreement =>
  Object.fromEntries(terms.map((term) => [term.kind, levelForBoth(term)]))

function levelForBoth(term: Term) {
  if (term.kind === 'values') return inSteps(valuesLevel(term.shared.length, Math.max(1, term.shared.length)))
  if (term.kind === 'interests') return inSteps(interestsLevel(term.shared.length, Math.max(1, term.shared.length)))
  return term.level
}
