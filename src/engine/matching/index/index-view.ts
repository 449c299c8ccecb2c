import { MEET_BITS } from '../eligibility/eligibility-mask.ts'
import { WEEKS } from '../member/availability.ts'
import { INTEREST_BITS, VALUE_BITS } from '../member/options.ts'
import { boundedTaste, MOST_TASTE, type Standing, type Taste } from '../score/feedback.ts'
import { bounded } from '../score/score.ts'
import { contribution, distanceLevel, MIDDLE } from '../score/terms.ts'
import { BLOCK, type Columns, type Group } from './columns.ts'
import { type CompiledLimits, type CompiledQuery, INTEREST_SETS, NEVER, NO_LIMIT_KM } from './compiled-query.ts'
import { NONE, type OverflowStore, tasteAt } from './overflow-store.ts'
import { AGE, ageBand, HABITS, MEET, type Part, PLANS, WEEK } from './partition.ts'
import { kmTo, type Origin } from './places.ts'
import {
  HABITS_MASK,
  INTERESTS_POINTS,
  LIFE_BITS,
  LIFE_MASK,
  MOST_HOURS_APART,
  PLANS_MASK,
  TAG_SIDE,
  VALUES_POINTS,
} from './score-tables.ts'

export type IndexView = { columns: Columns; overflow: OverflowStore; origin: Origin }

export type RowQuestion = {
  standing?: Standing | undefined
  /** If the product is certainly below this, the result may be any lower number. */
  least?: number
  /** Upper bound; by default the points of 0 km. */
  mostForDistance?: number
}

export function isEligible(view: IndexView, query: CompiledLimits, row: number) {
  const { is, refuses } = view.columns
  if (((is[row] ?? 0) & query.refuses) | ((refuses[row] ?? 0) & query.is)) return false
  return meetsRanges(view, query, row)
}

/** Limits that are not in the bit masks. */
function meetsRanges({ columns: c, origin }: IndexView, query: CompiledLimits, row: number) {
  const age = c.age[row] ?? 0
  if (age !== 0 && (age < query.ageMin || age > query.ageMax)) return false
  if (query.age !== 0 && (query.age < (c.ageMin[row] ?? 0) || query.age > (c.ageMax[row] ?? 0))) return false
  const limitKm = Math.min(query.travelKm, c.travelKm[row] ?? 0)
  return limitKm >= NO_LIMIT_KM || kmTo(origin, c.place[row] ?? 0) <= limitKm
}

/** The masks come first: they reject most rows. */
export function eachEligible(view: IndexView, query: CompiledQuery, group: Group, visit: (row: number) => void) {
  const { is, refuses } = view.columns
  const { is: own, refuses: refused } = query
  let left = group.size
  for (const block of group.blocks) {
    const first = block * BLOCK
    const end = first + Math.min(BLOCK, left)
    left -= BLOCK
    for (let row = first; row < end; row++) {
      if ((((is[row] ?? 0) & refused) | ((refuses[row] ?? 0) & own)) === 0 && meetsRanges(view, query, row)) visit(row)
    }
  }
}

/** Upper bound of the mutual product; below 0 if no row can be eligible. */
export function mostInPart(query: CompiledQuery, part: Part, mostForDistance: number) {
  const { level, facts } = part
  if (level > MEET && (facts.is & query.refuses & MEET_BITS) | (facts.refuses & query.is & MEET_BITS)) return -1
  const age = level > AGE ? (query.ageBandPoints[ageBand(facts.age)] ?? NEVER) : query.mostForAge
  if (age === NEVER) return -1
  const apart = facts.offsetHours - query.offsetHours + MOST_HOURS_APART
  const most =
    MIDDLE +
    age +
    (level > PLANS ? (query.lifePoints[facts.traits & PLANS_MASK] ?? 0) : query.mostForPlans) +
    (level > HABITS ? (query.lifePoints[facts.traits & HABITS_MASK] ?? 0) : query.mostForHabits) +
    query.mostForBudget +
    (level > WEEK ? (query.availabilityPoints[apart * WEEKS + facts.week] ?? 0) : query.mostForAvailability) +
    mostForDistance +
    query.mostForTags
  const there = most + query.selectivity + part.mostPopularity + (query.taste ? MOST_TASTE : 0)
  const back = most + query.popularity + part.mostSelectivity + MOST_TASTE
  return bounded(there) * bounded(back)
}

export function eachLeaf(query: CompiledQuery, part: Part, visit: (leaf: Part) => void) {
  if (mostInPart(query, part, MOST_FOR_DISTANCE) < 0) return
  if (part.parts) for (const one of part.parts.values()) eachLeaf(query, one, visit)
  else visit(part)
}

export const distancePoints = (km: number) => contribution('distance', distanceLevel(km))
const MOST_FOR_DISTANCE = distancePoints(0)

/** Same result as `mutualProduct` of score.ts. */
export function productOfRow(
  view: IndexView,
  query: CompiledQuery,
  row: number,
  { standing, least = 0, mostForDistance = MOST_FOR_DISTANCE }: RowQuestion,
) {
  const c = view.columns
  const options = c.options[row] ?? 0
  const traits = c.traits[row] ?? 0
  const place = c.place[row] ?? 0
  const apart = (c.offsetHours[row] ?? 0) - query.offsetHours + MOST_HOURS_APART
  const known =
    MIDDLE +
    (query.lifePoints[traits & LIFE_MASK] ?? 0) +
    (query.budgetPoints[traits >> LIFE_BITS] ?? 0) +
    (query.agePoints[c.age[row] ?? 0] ?? 0) +
    (query.availabilityPoints[apart * WEEKS + (c.week[row] ?? 0)] ?? 0)
  let there = known + query.selectivity + (standing ? standing.popularity : (c.popularity[row] ?? 0))
  let back = known + query.popularity + (standing ? standing.selectivity : (c.selectivity[row] ?? 0))
  const taste = standing ? NONE : (c.taste[row] ?? NONE)
  const most = mostForDistance + query.mostForTags
  if (
    bounded(there + most + (query.taste ? MOST_TASTE : 0)) * bounded(back + most + (taste < 0 ? 0 : MOST_TASTE)) <
    least
  )
    return -1

  const distance = place === 0 || !query.place ? 0 : distancePoints(kmTo(view.origin, place))
  there += distance
  back += distance
  const values = c.valuesCount[row] ?? 0
  const interests = c.interestsCount[row] ?? 0
  const common = options & query.options
  const words = c.ownWords[row] ?? -1
  if (values !== 0 && query.valuesCount !== 0) {
    const shared =
      ones(common & VALUES_MASK) + (words < 0 ? 0 : sharedWords(view.overflow.numbers, words, 0, query.valueWords))
    there += query.valuesPoints[shared] ?? 0
    back += VALUES_POINTS[values * TAG_SIDE + shared] ?? 0
  }
  if (interests !== 0 && query.interestsCount !== 0) {
    const shared =
      ones(common >> VALUE_BITS) + (words < 0 ? 0 : sharedWords(view.overflow.numbers, words, 1, query.interestWords))
    there += query.interestsPoints[shared] ?? 0
    back += INTERESTS_POINTS[interests * TAG_SIDE + shared] ?? 0
  }
  if (query.taste)
    there += boundedTaste(
      (query.tastePoints[options & VALUES_MASK] ?? 0) +
        (query.tastePoints[INTEREST_SETS + (options >> VALUE_BITS)] ?? 0),
    )
  if (taste >= 0) back += tasteOfRow(view.overflow.numbers, taste, query)
  if (standing?.taste) back += tasteOfBits(standing.taste, query)
  return bounded(there) * bounded(back)
}

const VALUES_MASK = (1 << VALUE_BITS) - 1
const ONES = Uint8Array.from(
  { length: 1 << Math.max(VALUE_BITS, INTEREST_BITS) },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
)
const ones = (bits: number) => ONES[bits] ?? 0

/** Counts a run's values (`list` 0) or interests (1) that are in `mine`. */
function sharedWords(numbers: Int32Array, at: number, list: 0 | 1, mine: readonly number[]) {
  if (mine.length === 0) return 0
  const values = numbers[at] ?? 0
  const first = at + 2 + (list === 0 ? 0 : values)
  const end = first + (list === 0 ? values : (numbers[at + 1] ?? 0))
  let shared = 0
  for (let word = first; word < end; word++) if (mine.includes(numbers[word] ?? -1)) shared++
  return shared
}

function tasteOfRow(numbers: Int32Array, at: number, query: CompiledQuery) {
  let points = 0
  for (const bit of query.optionList) points += tasteAt(numbers, at, bit)
  return boundedTaste(points)
}

function tasteOfBits(taste: Taste, query: CompiledQuery) {
  return boundedTaste(query.optionList.reduce((points, bit) => points + (taste[bit] ?? 0), 0))
}
