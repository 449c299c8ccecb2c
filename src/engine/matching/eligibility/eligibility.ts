import type { Member } from '../member/member.ts'
import { distanceKm } from '../member/place.ts'

/**
 * Who can meet whom: hard filters, exact, asked of both sides, never relaxed.
 *
 * A filter answers 'unknown' when it is set and lacks a fact. Between people with all their facts, unknown fails. A
 * viewer with a fact missing sees demo members only, and the filters that lack a fact of theirs are left out.
 */
type Answer = boolean | 'unknown'
/** One limit of `own` on `other`. `true` also when `own` set no such limit. */
type Filter = (own: Member, other: Member) => Answer

const FILTERS = {
  meet: ({ seeks }, { genders, missing }) => {
    if (seeks === 'everyone' || genders.some((gender) => seeks.includes(gender))) return true
    return genders.length === 0 && missing.includes('pronouns') ? 'unknown' : false
  },
  age: ({ ageMin, ageMax }, { age }) => {
    if (ageMin === undefined && ageMax === undefined) return true
    if (age === undefined) return 'unknown'
    return age >= (ageMin ?? age) && age <= (ageMax ?? age)
  },
  travel: ({ travelKm, place }, other) => {
    if (travelKm === undefined) return true
    if (!place || !other.place) return 'unknown'
    return distanceKm(place, other.place) <= travelKm
  },
  smokers: ({ refusesSmokers }, { smoking }) => !refusesSmokers || refuses(smoking, 'yes'),
  drinkers: ({ refusesDrinkers }, { drinking }) => !refusesDrinkers || refuses(drinking, 'yes'),
  kidsDismissed: ({ refusesKidsDismissed }, { wantsKids }) => !refusesKidsDismissed || refuses(wantsKids, 'no'),
  kids: ({ wantsKids }, other) => opposed(wantsKids, other.wantsKids, ['yes', 'no']),
  intent: ({ intent }, other) => opposed(intent, other.intent, ['long_term', 'casual']),
} satisfies Record<string, Filter>
export type FilterName = keyof typeof FILTERS

function refuses<T>(value: T | undefined, refused: T): Answer {
  return value === undefined ? 'unknown' : value !== refused
}

/** Two answers that exclude each other. Who gave neither of them set no limit. */
function opposed<T>(own: T | undefined, other: T | undefined, [one, another]: readonly [T, T]): Answer {
  if (own !== one && own !== another) return true
  if (other === undefined) return 'unknown'
  return other !== (own === one ? another : one)
}

/** The limits of `own` that `other` does not meet, by name. */
export function limitsAgainst(own: Member, other: Member, unknown: 'fails' | 'left out' = 'fails') {
  const names = Object.keys(FILTERS) as FilterName[] // keys of a literal object: exactly FilterName
  return names.filter((name) => {
    const answer = FILTERS[name](own, other)
    return answer === 'unknown' ? unknown === 'fails' : !answer
  })
}

/**
 * Whether `viewer` may be shown `other`: both meet all limits of the other. Hard no is feedback's to judge
 * (`Feedback.isHidden`), full membership the server's: only full and demo members are put before a viewer.
 */
export function areEligible(viewer: Member, other: Member) {
  if (viewer.id === other.id) return false
  const samplesOnly = viewer.missing.length > 0
  if (samplesOnly && !other.demo) return false
  const unknown = samplesOnly ? 'left out' : 'fails'
  return limitsAgainst(viewer, other, unknown).length === 0 && limitsAgainst(other, viewer, unknown).length === 0
}
