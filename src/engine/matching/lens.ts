import { type Taste, UNKNOWN_STANDING } from './feedback.ts'
import { viewerMarks } from './marks.ts'
import type { Member } from './member.ts'
import { optionBits } from './options.ts'
import type { Candidate } from './score.ts'
import { ageLevel, contribution, MIDDLE, TERM_NAMES } from './terms.ts'
import { availabilityPoints, CHIP_SIDE, INTERESTS_POINTS, traitPoints, VALUES_POINTS } from './traits.ts'
import type { Vocabulary } from './vocabulary.ts'

export const NO_LIMIT_KM = 65_535
export const NO_AGE_MAX = 255
const AGES = 256

/** One viewer's side of a search: limits as numbers, terms as tables. */
export type Lens = ReturnType<typeof lensOf>

export function lensOf({ member, standing = UNKNOWN_STANDING }: Candidate, vocabulary: Vocabulary) {
  const options = optionBits(member)
  return {
    ...viewerMarks(member),
    age: member.age ?? 0,
    ageMin: member.ageMin ?? 0,
    ageMax: member.ageMax ?? NO_AGE_MAX,
    travelKm: member.travelKm ?? Number.POSITIVE_INFINITY,
    place: member.place,
    options,
    optionList: bitsIn(options),
    valueWords: wordNumbers(member.values, vocabulary),
    interestWords: wordNumbers(member.interests, vocabulary),
    valuesCount: member.values.length,
    interestsCount: member.interests.length,
    valuesPoints: VALUES_POINTS.subarray(member.values.length * CHIP_SIDE),
    interestsPoints: INTERESTS_POINTS.subarray(member.interests.length * CHIP_SIDE),
    traitPoints: traitPoints(member),
    agePoints: agePoints(member.age),
    availabilityPoints: availabilityPoints(member.week),
    offsetHours: member.offsetHours,
    selectivity: standing.selectivity,
    popularity: standing.popularity,
    taste: standing.taste,
    tastePoints: tastePoints(standing.taste),
  }
}

/** The most that any row's cold terms but distance can come to. */
export const MOST_WITHOUT_DISTANCE = TERM_NAMES.filter((term) => term !== 'distance').reduce(
  (points, term) => points + contribution(term, 1),
  MIDDLE,
)

function bitsIn(bits: number) {
  return Array.from({ length: 16 }, (_, at) => at).filter((at) => bits & (1 << at))
}

function wordNumbers(chips: Member['values'], vocabulary: Vocabulary) {
  return chips.map((chip) => vocabulary.find(chip)).filter((number) => number !== undefined)
}

function agePoints(age: number | undefined) {
  const points = new Int16Array(AGES)
  if (age)
    for (let theirs = 1; theirs < AGES; theirs++) points[theirs] = contribution('age', ageLevel(Math.abs(age - theirs)))
  return points
}

const NO_TASTE = new Int32Array(512)
/** Taste for each set of values (first 256) and of interests (last 256); the two are added, then bounded. */
function tastePoints(taste: Taste | undefined) {
  if (!taste) return NO_TASTE
  return Int32Array.from({ length: 512 }, (_, at) => {
    const half = at >> 8
    return bitsIn(at & 255).reduce((points, bit) => points + (taste[half * 8 + bit] ?? 0), 0)
  })
}
