import { WEEKS } from './availability.ts'
import { BLOCK, type Columns, type Group } from './columns.ts'
import { boundedTaste, MOST_TASTE } from './feedback.ts'
import type { Lens } from './lens.ts'
import { bounded, NO_PAIR_EFFECT, type PairEffect } from './score.ts'
import { type Extras, tasteAt } from './stored-row.ts'
import { contribution, distanceLevel, MIDDLE } from './terms.ts'
import { CHIP_SIDE, INTERESTS_POINTS, LIFE_BITS, MOST_HOURS_APART, VALUES_POINTS } from './traits.ts'

/** What a search reads: the rows, and each place's distance from the viewer. */
export type Ground = {
  columns: Columns
  extras: Extras
  /** By place number; 0 for no place and for every place when the viewer's own is unknown. */
  km: Float64Array
}

export type RowQuestion = { pair?: PairEffect | undefined; least?: number }

/** Whether the row and the viewer meet each other's limits. */
export function isEligible({ columns: c, km }: Ground, lens: Lens, row: number) {
  if (((c.is[row] ?? 0) & lens.refuses) | ((c.refuses[row] ?? 0) & lens.is)) return false
  const age = c.age[row] ?? 0
  if (age !== 0 && (age < lens.ageMin || age > lens.ageMax)) return false
  if (lens.age !== 0 && (lens.age < (c.ageMin[row] ?? 0) || lens.age > (c.ageMax[row] ?? 0))) return false
  const distance = km[c.place[row] ?? 0] ?? 0
  return distance <= lens.travelKm && distance <= (c.travelKm[row] ?? 0)
}

/** Calls `visit` for every eligible row of a group. The marks come first: they turn most rows away. */
export function eachEligible(ground: Ground, lens: Lens, group: Group, visit: (row: number) => void) {
  const { is, refuses } = ground.columns
  const { is: own, refuses: refused } = lens
  let left = group.size
  for (const block of group.blocks) {
    const first = block * BLOCK
    const end = first + Math.min(BLOCK, left)
    left -= BLOCK
    for (let row = first; row < end; row++) {
      if ((((is[row] ?? 0) & refused) | ((refuses[row] ?? 0) & own)) === 0 && isEligible(ground, lens, row)) visit(row)
    }
  }
}

// The most that values, interests and taste can still add to a direction once the rest is known.
const MOST_CHIP_POINTS = contribution('values', 1) + contribution('interests', 1) + MOST_TASTE

/**
 * Both directions multiplied, as `mutualProduct` in score.ts, read from a row.
 *
 * @param least when the product is sure to be below this, any number below it will do
 */
export function productOfRow(
  ground: Ground,
  lens: Lens,
  row: number,
  { pair = NO_PAIR_EFFECT, least = 0 }: RowQuestion,
) {
  const c = ground.columns
  const options = c.options[row] ?? 0
  const traits = c.traits[row] ?? 0
  const place = c.place[row] ?? 0
  const apart = (c.offsetHours[row] ?? 0) - lens.offsetHours + MOST_HOURS_APART
  const both =
    MIDDLE +
    (place === 0 || !lens.place ? 0 : contribution('distance', distanceLevel(ground.km[place] ?? 0))) +
    (lens.lifePoints[traits & 255] ?? 0) +
    (lens.budgetPoints[traits >> LIFE_BITS] ?? 0) +
    (lens.agePoints[c.age[row] ?? 0] ?? 0) +
    (lens.availabilityPoints[apart * WEEKS + (c.week[row] ?? 0)] ?? 0)
  let there = both + lens.selectivity + (c.popularity[row] ?? 0) + pair.given
  let back = both + lens.popularity + (c.selectivity[row] ?? 0) + pair.received
  if (bounded(there + MOST_CHIP_POINTS) * bounded(back + MOST_CHIP_POINTS) < least) return -1

  const values = c.valuesCount[row] ?? 0
  const interests = c.interestsCount[row] ?? 0
  const common = options & lens.options
  const words = c.ownWords[row] ?? -1
  if (values !== 0 && lens.valuesCount !== 0) {
    const shared = ones(common & 255) + (words < 0 ? 0 : sharedWords(ground.extras.numbers, words, 0, lens.valueWords))
    there += lens.valuesPoints[shared] ?? 0
    back += VALUES_POINTS[values * CHIP_SIDE + shared] ?? 0
  }
  if (interests !== 0 && lens.interestsCount !== 0) {
    const shared =
      ones(common >> 8) + (words < 0 ? 0 : sharedWords(ground.extras.numbers, words, 1, lens.interestWords))
    there += lens.interestsPoints[shared] ?? 0
    back += INTERESTS_POINTS[interests * CHIP_SIDE + shared] ?? 0
  }
  if (lens.taste)
    there += boundedTaste((lens.tastePoints[options & 255] ?? 0) + (lens.tastePoints[256 + (options >> 8)] ?? 0))
  const taste = c.taste[row] ?? -1
  if (taste >= 0) back += tasteOfRow(ground.extras.numbers, taste, lens)
  return bounded(there) * bounded(back)
}

const ONES = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length)
const ones = (bits: number) => ONES[bits] ?? 0

/** How many of the run's values (`list` 0) or interests (1) are among `mine`. */
function sharedWords(numbers: Int32Array, at: number, list: 0 | 1, mine: readonly number[]) {
  if (mine.length === 0) return 0
  const values = numbers[at] ?? 0
  const first = at + 2 + (list === 0 ? 0 : values)
  const end = first + (list === 0 ? values : (numbers[at + 1] ?? 0))
  let shared = 0
  for (let word = first; word < end; word++) if (mine.includes(numbers[word] ?? -1)) shared++
  return shared
}

function tasteOfRow(numbers: Int32Array, at: number, lens: Lens) {
  let points = 0
  for (const bit of lens.optionList) points += tasteAt(numbers, at, bit)
  return boundedTaste(points)
}
