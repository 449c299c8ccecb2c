import type { Agreement } from '#contract/agreement.ts'
import type { Member } from '../member/member.ts'
import type { Explanation, Term } from './explain.ts'
import { ageLevel, availabilityLevel, distanceLevel, interestsLevel, valuesLevel } from './terms.ts'

/** Two different answers to one question are drawn alike: what the other answered is theirs. */
const DIFFERENT = 0.25
/** Steps of a level, so that nothing finer than a card's own words can be read from it. */
const STEPS = 20

/**
 * How far the two agree on each term of the score, from 0 to 1, made only of what their card may say. A term about
 * which one of them said nothing is left out. What anybody pressed has no part in it.
 */
export function agreementOf({ terms }: Explanation, viewer: Chosen): Agreement {
  return Object.fromEntries(terms.map((term) => [term.kind, Math.round(levelOf(term, viewer) * STEPS) / STEPS]))
}

/** What the viewer chose. */
type Chosen = Pick<Member, 'values' | 'interests'>

function levelOf(term: Term, viewer: Chosen) {
  switch (term.kind) {
    case 'values':
      return valuesLevel(term.shared.length, viewer.values.length)
    case 'interests':
      return interestsLevel(term.shared.length, viewer.interests.length)
    case 'availability':
      return availabilityLevel(term.hours)
    case 'age':
      return ageLevel(term.gapYears)
    case 'distance':
      return distanceLevel(term.sameCity ? 0 : term.bandKm)
    default:
      return term.both === undefined ? DIFFERENT : 1
  }
}
