import type { ScoreTerm } from '#contract/agreement.ts'
import { MAX_LIST } from '#contract/limits.ts'
import { BUDGETS, HABITS, RELATIONSHIP_INTENTS, WANTS_KIDS } from '#contract/options.ts'
import { hoursInCommon, WEEKS } from '../member/availability.ts'
import type { Member } from '../member/member.ts'
import {
  ageLevel,
  availabilityLevel,
  budgetLevel,
  contribution,
  habitLevel,
  intentLevel,
  interestsLevel,
  kidsLevel,
  valuesLevel,
} from '../score/terms.ts'

/** Scoring a row takes a few lookups. The values come from `terms.ts`. */

/** One number (the code) holds five answers; 0 means not said. */
export const LIFE_BITS = 8
/** The budget is in higher bits. */
export const LIFE_MASK = (1 << LIFE_BITS) - 1
export const PLANS_MASK = 0b1111
export const HABITS_MASK = LIFE_MASK & ~PLANS_MASK
const codeOf = <T>(options: readonly T[], value: T | undefined) =>
  value === undefined ? 0 : options.indexOf(value) + 1

export function traitsOf(member: Member) {
  return (
    codeOf(RELATIONSHIP_INTENTS, member.intent) |
    (codeOf(WANTS_KIDS, member.wantsKids) << 2) |
    (codeOf(HABITS, member.smoking) << 4) |
    (codeOf(HABITS, member.drinking) << 6) |
    (codeOf(BUDGETS, member.budget) << LIFE_BITS)
  )
}

const pointsOf = <T>(options: readonly T[], term: ScoreTerm, levelOf: (theirs: T) => number | undefined) => [
  0,
  ...options.map((theirs) => {
    const level = levelOf(theirs)
    return level === undefined ? 0 : contribution(term, level)
  }),
]

/** Points by the low byte of the other's code, equal in both directions. */
export function lifePoints(viewer: Member) {
  const intent = pointsOf(RELATIONSHIP_INTENTS, 'intent', (theirs) => intentLevel(viewer.intent, theirs))
  const kids = pointsOf(WANTS_KIDS, 'kids', (theirs) => kidsLevel(viewer.wantsKids, theirs))
  const smoking = pointsOf(HABITS, 'smoking', (theirs) => habitLevel(viewer.smoking, theirs))
  const drinking = pointsOf(HABITS, 'drinking', (theirs) => habitLevel(viewer.drinking, theirs))
  const points = new Int16Array(1 << LIFE_BITS)
  for (let code = 0; code < points.length; code++)
    points[code] =
      (intent[code & 3] ?? 0) +
      (kids[(code >> 2) & 3] ?? 0) +
      (smoking[(code >> 4) & 3] ?? 0) +
      (drinking[code >> 6] ?? 0)
  return points
}

/** Points by the high bits of the other's code. */
export function budgetPoints(viewer: Member) {
  return Int16Array.from(pointsOf(BUDGETS, 'budget', (theirs) => budgetLevel(viewer.budget, theirs)))
}

const AGES = 256
const pointsByAge: (Int16Array | undefined)[] = []

export function agePoints(age: number) {
  const known = pointsByAge[age]
  if (known) return known
  const points = new Int16Array(AGES)
  if (age > 0)
    for (let theirs = 1; theirs < AGES; theirs++) points[theirs] = contribution('age', ageLevel(Math.abs(age - theirs)))
  pointsByAge[age] = points
  return points
}

const SIDE = MAX_LIST + 1
/** Points at `own * SIDE + shared`. */
function tagPoints(term: 'values' | 'interests', levelOf: (shared: number, own: number) => number) {
  const points = new Int16Array(SIDE * SIDE)
  for (let own = 1; own < SIDE; own++)
    for (let shared = 0; shared <= own; shared++) points[own * SIDE + shared] = contribution(term, levelOf(shared, own))
  return points
}
export const TAG_SIDE = SIDE
export const VALUES_POINTS = tagPoints('values', valuesLevel)
export const INTERESTS_POINTS = tagPoints('interests', interestsLevel)

/** Standard offsets run from -12 to +14 hours. */
export const MOST_HOURS_APART = 26
const OFFSETS = 2 * MOST_HOURS_APART + 1

// `week` has 32 possible values.
const availabilityByWeek: (Int16Array | undefined)[] = []

/** Points at `(hours apart + MOST_HOURS_APART) * WEEKS + the other's week`, 0 for an unknown week. */
export function availabilityPoints(week: number) {
  const known = availabilityByWeek[week]
  if (known) return known
  const points = new Int16Array(OFFSETS * WEEKS)
  for (let row = 0; week !== 0 && row < OFFSETS; row++)
    for (let theirs = 1; theirs < WEEKS; theirs++) {
      const hours = hoursInCommon(week, theirs, row - MOST_HOURS_APART)
      points[row * WEEKS + theirs] = contribution('availability', availabilityLevel(hours))
    }
  availabilityByWeek[week] = points
  return points
}

const mostByWeek: (number | undefined)[] = []

export function mostForAvailability(week: number) {
  const known = mostByWeek[week]
  if (known !== undefined) return known
  const most = availabilityPoints(week).reduce((best, points) => Math.max(best, points), 0)
  mostByWeek[week] = most
  return most
}
