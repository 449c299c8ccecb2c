import type { Columns } from './columns.ts'
import type { Taste } from './feedback.ts'
import { NO_AGE_MAX, NO_LIMIT_KM } from './lens.ts'
import { marksOf } from './marks.ts'
import type { Member } from './member.ts'
import { isOption, optionBits } from './options.ts'
import { Runs } from './runs.ts'
import { traitsOf } from './traits.ts'
import { Vocabulary } from './vocabulary.ts'

const NONE = -1
const TASTE_RUN = 8

/** What does not fit a column: own-word chips and tastes, each a run of numbers that its row points to. */
export class Extras {
  readonly vocabulary = new Vocabulary()
  readonly #runs = new Runs()

  get numbers() {
    return this.#runs.numbers
  }

  get bytes() {
    return this.#runs.bytes
  }

  /** A run of: how many values, how many interests, then their numbers. */
  addWords(member: Member) {
    const values = member.values.filter((chip) => !isOption('values', chip)).map((chip) => this.vocabulary.take(chip))
    const interests = member.interests
      .filter((chip) => !isOption('interests', chip))
      .map((chip) => this.vocabulary.take(chip))
    if (values.length + interests.length === 0) return NONE
    return this.#runs.add([values.length, interests.length, ...values, ...interests])
  }

  releaseWords(at: number) {
    if (at === NONE) return
    const length = 2 + (this.numbers[at] ?? 0) + (this.numbers[at + 1] ?? 0)
    for (const number of this.numbers.subarray(at + 2, at + length)) this.vocabulary.release(number)
    this.#runs.release(at, length)
  }

  /** Two tastes in each number: they are small, and there may be one a member. */
  addTaste(taste: Taste | undefined) {
    if (!taste?.some((points) => points !== 0)) return NONE
    const pairs = Array.from(
      { length: TASTE_RUN },
      (_, at) => ((taste[2 * at + 1] ?? 0) << 16) | ((taste[2 * at] ?? 0) & 0xffff),
    )
    return this.#runs.add(pairs)
  }

  releaseTaste(at: number) {
    if (at !== NONE) this.#runs.release(at, TASTE_RUN)
  }
}

/** The taste for option `bit` in the run that begins at `at`. */
export function tasteAt(numbers: Int32Array, at: number, bit: number) {
  const pair = numbers[at + (bit >> 1)] ?? 0
  return bit & 1 ? pair >> 16 : (pair << 16) >> 16
}

/** How far a member travels, in km. Without a place no distance is ever known, and the marks say whom that keeps apart. */
export const travelColumn = ({ travelKm, place }: Member) => (place ? (travelKm ?? NO_LIMIT_KM) : NO_LIMIT_KM)

/** Writes a member over a row, but for what feedback and exposure keep there. */
export function writeMember(
  columns: Columns,
  row: number,
  { member, place, words }: { member: Member; place: number; words: number },
) {
  const marks = marksOf(member)
  columns.is[row] = marks.is
  columns.refuses[row] = marks.refuses
  columns.place[row] = place
  columns.ownWords[row] = words
  columns.travelKm[row] = travelColumn(member)
  columns.traits[row] = traitsOf(member)
  columns.options[row] = optionBits(member)
  columns.age[row] = member.age ?? 0
  columns.ageMin[row] = member.ageMin ?? 0
  columns.ageMax[row] = member.ageMax ?? NO_AGE_MAX
  columns.valuesCount[row] = member.values.length
  columns.interestsCount[row] = member.interests.length
  columns.week[row] = member.week
  columns.offsetHours[row] = member.offsetHours
}

/** Makes a row anew, without leftovers of whoever had it before. */
export function clearRow(columns: Columns, row: number) {
  columns.ownWords[row] = NONE
  columns.taste[row] = NONE
  columns.shown[row] = 0
  columns.selectivity[row] = 0
  columns.popularity[row] = 0
}
