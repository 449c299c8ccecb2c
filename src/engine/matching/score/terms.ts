import type { ScoreTerm } from '#contract/agreement.ts'
import { BUDGETS, HABITS } from '#contract/options.ts'
import { hoursInCommon } from '../member/availability.ts'
import type { Member } from '../member/member.ts'
import { distanceKm } from '../member/place.ts'
import { sharedTags } from '../member/tags.ts'

/** Levels: 0 against, 0.5 neutral, 1 for. An unknown term changes nothing. The weights sum to 100. */
const WEIGHTS = {
  values: 18,
  availability: 18,
  age: 12,
  interests: 12,
  kids: 10,
  distance: 10,
  intent: 6,
  budget: 6,
  smoking: 4,
  drinking: 4,
} as const satisfies Record<ScoreTerm, number>

/** Suitability 1 in points. Integer sums do not depend on the order, so index and reference agree. */
export const CERTAIN = 10_000
export const MIDDLE = CERTAIN / 2

export function contribution(term: ScoreTerm, level: number) {
  return Math.round(WEIGHTS[term] * 100 * (level - 0.5))
}

const NOTHING_SHARED = 0.3
// Each further shared tag adds less. The share of one's own list counts, so ticking every box does not help.
const tagLevel = (shared: number, own: number, fading: number) =>
  NOTHING_SHARED + (1 - NOTHING_SHARED) * (1 - fading ** shared) * (0.6 + (0.4 * shared) / own)
/** `own`: how many values the member has. */
export const valuesLevel = (shared: number, own: number) => tagLevel(shared, own, 0.5)
export const interestsLevel = (shared: number, own: number) => tagLevel(shared, own, 0.6)
/** Neutral at 10 hours per week. */
export const availabilityLevel = (hours: number) => 1 - 0.5 ** (hours / 10)
/** Neutral at four years. */
export const ageLevel = (gapYears: number) => 0.5 ** (gapYears / 4)
/** Neutral at 40 km. */
export const distanceLevel = (km: number) => 1 / (1 + km / 40)

const STEP_LEVELS = [1, 0.45, 0.15, 0]
const stepLevel = <T>(scale: readonly T[], mine: T, theirs: T) =>
  STEP_LEVELS[Math.abs(scale.indexOf(mine) - scale.indexOf(theirs))] ?? 0

export function budgetLevel(mine: Member['budget'], theirs: Member['budget']) {
  return mine && theirs ? stepLevel(BUDGETS, mine, theirs) : undefined
}

export function habitLevel(mine: Member['smoking'], theirs: Member['smoking']) {
  return mine && theirs ? stepLevel(HABITS, mine, theirs) : undefined
}

export function intentLevel(mine: Member['intent'], theirs: Member['intent']) {
  if (!mine || !theirs) return undefined
  if (mine !== theirs) return mine === 'exploring' || theirs === 'exploring' ? 0.5 : 0
  return mine === 'exploring' ? 0.8 : 1
}

export function kidsLevel(mine: Member['wantsKids'], theirs: Member['wantsKids']) {
  if (!mine || !theirs) return undefined
  if (mine !== theirs) return mine === 'open' || theirs === 'open' ? 0.45 : 0
  return mine === 'open' ? 0.8 : 1
}

/** `undefined` if either did not answer. */
export function levelsOf(member: Member, other: Member): Record<ScoreTerm, number | undefined> {
  const lists = (key: 'values' | 'interests') => member[key].length > 0 && other[key].length > 0
  return {
    values: lists('values')
      ? valuesLevel(sharedTags(member.values, other.values).length, member.values.length)
      : undefined,
    interests: lists('interests')
      ? interestsLevel(sharedTags(member.interests, other.interests).length, member.interests.length)
      : undefined,
    availability:
      member.week && other.week
        ? availabilityLevel(hoursInCommon(member.week, other.week, other.offsetHours - member.offsetHours))
        : undefined,
    age: member.age && other.age ? ageLevel(Math.abs(member.age - other.age)) : undefined,
    intent: intentLevel(member.intent, other.intent),
    kids: kidsLevel(member.wantsKids, other.wantsKids),
    distance: member.place && other.place ? distanceLevel(distanceKm(member.place, other.place)) : undefined,
    budget: budgetLevel(member.budget, other.budget),
    smoking: habitLevel(member.smoking, other.smoking),
    drinking: habitLevel(member.drinking, other.drinking),
  }
}
