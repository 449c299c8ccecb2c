import { MAX_LIST } from '#contract/limits.ts'
import { BUDGETS, HABITS, RELATIONSHIP_INTENTS, WANTS_KIDS } from '#contract/options.ts'
import { hoursInCommon, WEEKS } from './availability.ts'
import type { Member } from './member.ts'
import {
  availabilityLevel,
  budgetLevel,
  contribution,
  habitLevel,
  intentLevel,
  interestsLevel,
  kidsLevel,
  valuesLevel,
} from './terms.ts'

/**
 * Scores as tables: what a term adds for each answer the other may have given, worked out once for a search,
 * so that a row costs a few look-ups. The numbers come from `terms.ts`; nothing is decided here.
 */

/** The five answers of few options as one number; 0 stands for "not said" in each. */
export const TRAIT_CODES = 1 << 11
const codeOf = <T>(options: readonly T[], value: T | undefined) =>
  value === undefined ? 0 : options.indexOf(value) + 1

export function traitsOf(member: Member) {
  return (
    codeOf(RELATIONSHIP_INTENTS, member.intent) |
    (codeOf(WANTS_KIDS, member.wantsKids) << 2) |
    (codeOf(HABITS, member.smoking) << 4) |
    (codeOf(HABITS, member.drinking) << 6) |
    (codeOf(BUDGETS, member.budget) << 8)
  )
}

/** What intent, kids, smoking, drinking and budget add together, by the other's code. The same in both directions. */
export function traitPoints(viewer: Member) {
  const points = new Int16Array(TRAIT_CODES)
  const add = <T>(shift: number, bits: number, options: readonly T[], pointsOf: (theirs: T) => number) => {
    const each = options.map(pointsOf)
    for (let code = 0; code < TRAIT_CODES; code++) {
      const value = (code >> shift) & ((1 << bits) - 1)
      points[code] = (points[code] ?? 0) + (value === 0 ? 0 : (each[value - 1] ?? 0))
    }
  }
  const known = (level: number | undefined, term: Parameters<typeof contribution>[0]) =>
    level === undefined ? 0 : contribution(term, level)
  add(0, 2, RELATIONSHIP_INTENTS, (theirs) => known(intentLevel(viewer.intent, theirs), 'intent'))
  add(2, 2, WANTS_KIDS, (theirs) => known(kidsLevel(viewer.wantsKids, theirs), 'kids'))
  add(4, 2, HABITS, (theirs) => known(habitLevel(viewer.smoking, theirs), 'smoking'))
  add(6, 2, HABITS, (theirs) => known(habitLevel(viewer.drinking, theirs), 'drinking'))
  add(8, 3, BUDGETS, (theirs) => known(budgetLevel(viewer.budget, theirs), 'budget'))
  return points
}

const SIDE = MAX_LIST + 1
/** What sharing `shared` chips adds for someone with `own` of them, at `own * SIDE + shared`. */
function chipPoints(term: 'values' | 'interests', levelOf: (shared: number, own: number) => number) {
  const points = new Int16Array(SIDE * SIDE)
  for (let own = 1; own < SIDE; own++)
    for (let shared = 0; shared <= own; shared++) points[own * SIDE + shared] = contribution(term, levelOf(shared, own))
  return points
}
export const CHIP_SIDE = SIDE
export const VALUES_POINTS = chipPoints('values', valuesLevel)
export const INTERESTS_POINTS = chipPoints('interests', interestsLevel)

/** Standard offsets run from -12 to +14, so two clocks are at most 26 hours apart. */
export const MOST_HOURS_APART = 26
const OFFSETS = 2 * MOST_HOURS_APART + 1

// Worked out once for each of the 32 possible weeks; all of them are about 100 KB.
const availabilityByWeek: (Int16Array | undefined)[] = []

/** What availability adds, by `(hours apart + MOST_HOURS_APART) * WEEKS + the other's week`; 0 where a week is unknown. */
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
