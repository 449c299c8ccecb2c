import type { ScoreTerm } from '#contract/agreement.ts'
import { BUDGETS, HABITS } from '#contract/options.ts'
import { hoursInCommon } from '../member/availability.ts'
import type { Member } from '../member/member.ts'
import { distanceKm } from '../member/place.ts'
import { sharedTags } from '../member/tags.ts'

/**
 * What the score is made of. Each term has a level from 0 (speaks against) over 0.5 (says nothing) to 1 (speaks for)
 * and a weight; a term about which one of the two said nothing is not known and leaves the score where it is.
 * The weights sum to 100, so that all terms at 1 make a suitability of 1.
 */
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

/** A suitability of 1 in whole points. Whole numbers add up to the same sum in any order, in the index as in the oracle. */
export const CERTAIN = 10_000
export const MIDDLE = CERTAIN / 2

/** What a term adds to a suitability, in whole points around the middle. */
export function contribution(term: ScoreTerm, level: number) {
  return Math.round(WEIGHTS[term] * 100 * (level - 0.5))
}

const NOTHING_SHARED = 0.3
// Each further shared tag says less, and the share of one's own list counts too:
// ticking every box makes nobody suit everybody.
const tagLevel = (shared: number, own: number, fading: number) =>
  NOTHING_SHARED + (1 - NOTHING_SHARED) * (1 - fading ** shared) * (0.6 + (0.4 * shared) / own)
/** How well someone who shares `shared` of my `own` values suits me. */
export const valuesLevel = (shared: number, own: number) => tagLevel(shared, own, 0.5)
export const interestsLevel = (shared: number, own: number) => tagLevel(shared, own, 0.6)
/** 10 hours a week in common are the middle. */
export const availabilityLevel = (hours: number) => 1 - 0.5 ** (hours / 10)
/** Four years apart are the middle. */
export const ageLevel = (gapYears: number) => 0.5 ** (gapYears / 4)
/** 40 km are the middle. */
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

/** How far each term speaks for `other` in the eyes of `member`; `undefined` where one of them said nothing. */
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
