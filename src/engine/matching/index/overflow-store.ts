import type { Member } from '../member/member.ts'
import { isOption, OPTION_COUNT } from '../member/options.ts'
import { StringInterner, type StringInternerState } from '../member/string-interner.ts'
import type { Taste } from '../score/feedback.ts'
import { IntRunAllocator, type IntRunState } from './int-run-allocator.ts'

export const NONE = -1
const TASTE_RUN = Math.ceil(OPTION_COUNT / 2)

export type OverflowState = { vocabulary: StringInternerState; runs: IntRunState }

/** Stores runs of numbers that do not fit a column: free-text tags and tastes. */
export class OverflowStore {
  readonly vocabulary: StringInterner
  readonly #runs: IntRunAllocator

  constructor(state?: OverflowState) {
    this.vocabulary = new StringInterner(state?.vocabulary)
    this.#runs = new IntRunAllocator(state?.runs)
  }

  state(): OverflowState {
    return { vocabulary: this.vocabulary.state(), runs: this.#runs.state() }
  }

  get numbers() {
    return this.#runs.numbers
  }

  get bytes() {
    return this.#runs.bytes
  }

  /** Counts of values and interests, then the numbers of both. */
  addWords(member: Member) {
    const values = member.values.filter((tag) => !isOption('values', tag)).map((tag) => this.vocabulary.take(tag))
    const interests = member.interests
      .filter((tag) => !isOption('interests', tag))
      .map((tag) => this.vocabulary.take(tag))
    if (values.length + interests.length === 0) return NONE
    return this.#runs.add([values.length, interests.length, ...values, ...interests])
  }

  releaseWords(at: number) {
    if (at === NONE) return
    const length = 2 + (this.numbers[at] ?? 0) + (this.numbers[at + 1] ?? 0)
    for (const number of this.numbers.subarray(at + 2, at + length)) this.vocabulary.release(number)
    this.#runs.release(at, length)
  }

  /** Each number holds two 16-bit tastes. */
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

export function tasteAt(numbers: Int32Array, at: number, bit: number) {
  const pair = numbers[at + (bit >> 1)] ?? 0
  return bit & 1 ? pair >> 16 : (pair << 16) >> 16
}
