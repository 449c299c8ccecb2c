import { type Audience, viewerMask } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import { INTEREST_BITS, OPTION_COUNT, optionBits, VALUE_BITS } from '../member/options.ts'
import type { StringInterner } from '../member/string-interner.ts'
import { type Taste, UNKNOWN_STANDING } from '../score/feedback.ts'
import type { Candidate } from '../score/score.ts'
import { ageBand } from './partition.ts'
import {
  agePoints,
  availabilityPoints,
  budgetPoints,
  HABITS_MASK,
  INTERESTS_POINTS,
  lifePoints,
  mostForAvailability,
  PLANS_MASK,
  TAG_SIDE,
  VALUES_POINTS,
} from './score-tables.ts'

export const NO_LIMIT_KM = 65_535
export const NO_AGE_MAX = 255

export type CompiledQuery = ReturnType<typeof compileQuery>
export type CompiledLimits = ReturnType<typeof compileLimits>

export const compileLimits = (member: Member, audience: Audience) => ({
  ...viewerMask(member, audience),
  age: member.age ?? 0,
  ageMin: member.ageMin ?? 0,
  ageMax: member.ageMax ?? NO_AGE_MAX,
  travelKm: member.travelKm ?? Number.POSITIVE_INFINITY,
  place: member.place,
})

export function compileQuery(
  viewer: Candidate,
  { vocabulary, audience }: { vocabulary: StringInterner; audience: Audience },
) {
  const { member, standing = UNKNOWN_STANDING } = viewer
  const options = optionBits(member)
  const limits = compileLimits(member, audience)
  const [life, budget, ages] = [lifePoints(member), budgetPoints(member), agePoints(member.age ?? 0)]
  return {
    ...limits,
    options,
    optionList: bitsIn(options),
    valueWords: wordNumbers(member.values, vocabulary),
    interestWords: wordNumbers(member.interests, vocabulary),
    valuesCount: member.values.length,
    interestsCount: member.interests.length,
    mostForTags: mostFor(VALUES_POINTS, member.values) + mostFor(INTERESTS_POINTS, member.interests),
    valuesPoints: VALUES_POINTS.subarray(member.values.length * TAG_SIDE),
    interestsPoints: INTERESTS_POINTS.subarray(member.interests.length * TAG_SIDE),
    lifePoints: life,
    budgetPoints: budget,
    agePoints: ages,
    availabilityPoints: availabilityPoints(member.week),
    offsetHours: member.offsetHours,
    mostForPlans: mostOf(life.filter((_, code) => (code & HABITS_MASK) === 0)),
    mostForHabits: mostOf(life.filter((_, code) => (code & PLANS_MASK) === 0)),
    mostForBudget: mostOf(budget),
    mostForAge: mostOf(ages),
    mostForAvailability: mostForAvailability(member.week),
    ageBandPoints: ageBandPoints(ages, limits),
    selectivity: standing.selectivity,
    popularity: standing.popularity,
    taste: standing.taste,
    tastePoints: tastePoints(standing.taste),
  }
}

const mostOf = (points: Int16Array) => points.reduce((most, one) => Math.max(most, one), 0)

/** So low that other points cannot compensate. */
export const NEVER = -32_768

/** The most points per age band; NEVER if the limits exclude it. */
function ageBandPoints(points: Int16Array, { ageMin, ageMax }: { ageMin: number; ageMax: number }) {
  const most = new Int16Array(ageBand(points.length)).fill(NEVER)
  for (let age = 0; age < points.length; age++)
    if (age === 0 || (age >= ageMin && age <= ageMax))
      most[ageBand(age)] = Math.max(most[ageBand(age)] ?? NEVER, points[age] ?? 0)
  return most
}

function bitsIn(bits: number) {
  return Array.from({ length: OPTION_COUNT }, (_, at) => at).filter((at) => bits & (1 << at))
}

function wordNumbers(tags: Member['values'], vocabulary: StringInterner) {
  return tags.map((tag) => vocabulary.find(tag)).filter((number) => number !== undefined)
}

/** Upper bound: all tags of the other are shared. */
function mostFor(points: Int16Array, tags: Member['values']) {
  return tags.reduce((most, _, at) => Math.max(most, points[(at + 1) * TAG_SIDE + at + 1] ?? 0), 0)
}

export const INTEREST_SETS = 1 << VALUE_BITS
const NO_TASTE = new Int32Array(INTEREST_SETS + (1 << INTEREST_BITS))
/** Points per set of values, then per set of interests. Add both, then bound the sum. */
function tastePoints(taste: Taste | undefined) {
  if (!taste) return NO_TASTE
  const points = new Int32Array(NO_TASTE.length)
  const fill = (first: number, bits: number, firstBit: number) => {
    for (let set = 1; set < 1 << bits; set++) {
      const lowest = 31 - Math.clz32(set & -set)
      points[first + set] = (points[first + (set & (set - 1))] ?? 0) + (taste[firstBit + lowest] ?? 0)
    }
  }
  fill(0, VALUE_BITS, 0)
  fill(INTEREST_SETS, INTEREST_BITS, VALUE_BITS)
  return points
}
