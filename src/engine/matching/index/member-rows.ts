import { withRoomFor } from '../member/growing-column.ts'
import type { StringInterner } from '../member/string-interner.ts'

const NONE = -1

export type MemberRowsState = { rows: Int32Array<ArrayBuffer>; numbers: Int32Array<ArrayBuffer>; size: number }

export class MemberRows {
  readonly #ids: StringInterner
  /** The row of each member number, or NONE. */
  #rows: Int32Array<ArrayBuffer>
  #numbers: Int32Array<ArrayBuffer>
  size: number

  constructor(ids: StringInterner, state?: MemberRowsState) {
    this.#ids = ids
    this.#rows = state?.rows ?? new Int32Array(0)
    this.#numbers = state?.numbers ?? new Int32Array(0)
    this.size = state?.size ?? 0
  }

  /** Without the ids. */
  state(): MemberRowsState {
    return { rows: this.#rows, numbers: this.#numbers, size: this.size }
  }

  rowOf(id: string) {
    return this.rowOfNumber(this.#ids.find(id) ?? NONE)
  }

  rowOfNumber(number: number) {
    const row = this.#rows[number] ?? NONE
    return row === NONE ? undefined : row
  }

  idAt = (row: number) => this.#ids.textOf(this.#numbers[row] ?? NONE)

  /** Requires a member without a row. */
  add(id: string, row: number) {
    this.size++
    this.#put(this.#ids.take(id), row)
  }

  move(from: number, to: number) {
    this.#put(this.#numbers[from] ?? NONE, to)
  }

  delete(id: string) {
    const number = this.#ids.find(id)
    if (number === undefined) return
    this.size--
    this.#rows[number] = NONE
    this.#ids.release(number)
  }

  get bytes() {
    return this.#rows.byteLength + this.#numbers.byteLength
  }

  #put(number: number, row: number) {
    this.#rows = withRoomFor(this.#rows, number, NONE)
    this.#numbers = withRoomFor(this.#numbers, row, NONE)
    this.#rows[number] = row
    this.#numbers[row] = number
  }
}
