import { WEEKS } from './availability.ts'
import { BLOCK, type Columns, type Group } from './columns.ts'
import { boundedTaste, MOST_TASTE } from './feedback.ts'
import { type Lens, NO_LIMIT_KM } from './lens.ts'
import { type Here, kmTo } from './places.ts'
import { bounded, NO_PAIR_EFFECT, type PairEffect } from './score.ts'
import { type Extras, tasteAt } from './stored-row.ts'
import { contribution, distanceLevel, MIDDLE } from './terms.ts'
import { CHIP_SIDE, INTERESTS_POINTS, LIFE_BITS, MOST_HOURS_APART, VALUES_POINTS } from './traits.ts'

/** What a search reads: the rows, and from where the viewer looks. */
export type Ground = { columns: Columns; extras: Extras; here: Here }

export type RowQuestion = {
  pair?: PairEffect | undefined
  /** When the product is sure to be below this, any number below it will do. */
  least?: number
  /** The most that the distance can add; what is not given is worked out. */
  mostForDistance?: number
}

/** Whether the row and the viewer meet each other's limits. */
export function isEligible(ground: Ground, lens: Lens, row: number) {
  const { is, refuses } = ground.columns
  if (((is[row] ?? 0) & lens.refuses) | ((refuses[row] ?? 0) & lens.is)) return false
  return meetsRanges(ground, lens, row)
}

/** The limits that are no marks: ages and travel. */
function meetsRanges({ columns: c, here }: Ground, lens: Lens, row: number) {
  const age = c.age[row] ?? 0
  if (age !== 0 && (age < lens.ageMin || age > lens.ageMax)) return false
  if (lens.age !== 0 && (lens.age < (c.ageMin[row] ?? 0) || lens.age > (c.ageMax[row] ?? 0))) return false
  const limitKm = Math.min(lens.travelKm, c.travelKm[row] ?? 0)
  return limitKm >= NO_LIMIT_KM || kmTo(here, c.place[row] ?? 0) <= limitKm
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
      if ((((is[row] ?? 0) & refused) | ((refuses[row] ?? 0) & own)) === 0 && meetsRanges(ground, lens, row)) visit(row)
    }
  }
}

/** What the distance adds to a suitability. */
export const distancePoints = (km: number) => contribution('distance', distanceLevel(km))
const MOST_FOR_DISTANCE = distancePoints(0)

/** Both directions multiplied, as `mutualProduct` in score.ts, read from a row. */
export function productOfRow(
  ground: Ground,
  lens: Lens,
  row: number,
  { pair = NO_PAIR_EFFECT, least = 0, mostForDistance = MOST_FOR_DISTANCE }: RowQuestion,
) {
  const c = ground.columns
  const options = c.options[row] ?? 0
  const traits = c.traits[row] ?? 0
  const place = c.place[row] ?? 0
  const apart = (c.offsetHours[row] ?? 0) - lens.offsetHours + MOST_HOURS_APART
  const known =
    MIDDLE +
    (lens.lifePoints[traits & 255] ?? 0) +
    (lens.budgetPoints[traits >> LIFE_BITS] ?? 0) +
    (lens.agePoints[c.age[row] ?? 0] ?? 0) +
    (lens.availabilityPoints[apart * WEEKS + (c.week[row] ?? 0)] ?? 0)
  let there = known + lens.selectivity + (c.popularity[row] ?? 0) + pair.given
  let back = known + lens.popularity + (c.selectivity[row] ?? 0) + pair.received
  const taste = c.taste[row] ?? -1
  const most = mostForDistance + lens.mostForChips
  if (
    bounded(there + most + (lens.taste ? MOST_TASTE : 0)) * bounded(back + most + (taste < 0 ? 0 : MOST_TASTE)) <
    least
  )
    return -1

  const distance = place === 0 || !lens.place ? 0 : distancePoints(kmTo(ground.here, place))
  there += distance
  back += distance
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
