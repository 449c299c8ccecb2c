import { OPTION_COUNT } from '../member/options.ts'

/** A block of rows belongs to one group, so a search reads only its groups' memory. */
export const BLOCK = 32
const BLOCK_BITS = 5

export type Columns = {
  is: Int32Array
  refuses: Int32Array
  place: Int32Array
  /** Where the free-text tags start, or -1. */
  ownWords: Int32Array
  /** Where the member's taste starts, or -1. */
  taste: Int32Array
  /** Whole km, or NO_LIMIT. */
  travelKm: Uint16Array
  traits: Uint16Array
  options: Uint16Array | Uint32Array
  firstPages: Uint16Array
  selectivity: Int16Array
  popularity: Int16Array
  age: Uint8Array
  ageMin: Uint8Array
  ageMax: Uint8Array
  valuesCount: Uint8Array
  interestsCount: Uint8Array
  week: Uint8Array
  offsetHours: Int8Array
  version: Float64Array
}

function makeColumns(rows: number): Columns {
  return {
    is: new Int32Array(rows),
    refuses: new Int32Array(rows),
    place: new Int32Array(rows),
    ownWords: new Int32Array(rows).fill(-1),
    taste: new Int32Array(rows).fill(-1),
    travelKm: new Uint16Array(rows),
    traits: new Uint16Array(rows),
    options: OPTION_COUNT <= 16 ? new Uint16Array(rows) : new Uint32Array(rows),
    firstPages: new Uint16Array(rows),
    selectivity: new Int16Array(rows),
    popularity: new Int16Array(rows),
    age: new Uint8Array(rows),
    ageMin: new Uint8Array(rows),
    ageMax: new Uint8Array(rows),
    valuesCount: new Uint8Array(rows),
    interestsCount: new Uint8Array(rows),
    week: new Uint8Array(rows),
    offsetHours: new Int8Array(rows),
    version: new Float64Array(rows),
  }
}

export const columnList = (columns: Columns) => Object.values(columns)

export function copyRow(columns: Columns, from: number, to: number) {
  for (const column of columnList(columns)) column[to] = column[from] ?? 0
}

/** No gaps: row n is `rowAt(group, n)` for n below `size`. */
export type Group = { blocks: number[]; size: number }

export const emptyGroup = (): Group => ({ blocks: [], size: 0 })

export const rowAt = (group: Group, n: number) =>
  ((group.blocks[n >> BLOCK_BITS] ?? 0) << BLOCK_BITS) | (n & (BLOCK - 1))

export type RowsState = { columns: Columns; blocks: number; free: number[] }

export class Rows {
  columns: Columns
  #blocks: number
  readonly #free: number[]

  /** @param expected initial capacity in rows */
  constructor(expected: number, state?: RowsState) {
    this.columns = state?.columns ?? makeColumns(Math.max(1, Math.ceil(expected / BLOCK)) * BLOCK)
    this.#blocks = state?.blocks ?? 0
    this.#free = state?.free ?? []
  }

  state(): RowsState {
    return { columns: this.columns, blocks: this.#blocks, free: this.#free }
  }

  /** The new row holds old data until it is written. */
  append(group: Group) {
    if (group.size === group.blocks.length * BLOCK) group.blocks.push(this.#takeBlock())
    return rowAt(group, group.size++)
  }

  shrink(group: Group) {
    group.size--
    if (group.size > (group.blocks.length - 1) * BLOCK) return
    const block = group.blocks.pop()
    if (block !== undefined) this.#free.push(block)
  }

  clear(group: Group) {
    this.#free.push(...group.blocks)
    group.blocks = []
    group.size = 0
  }

  get capacity() {
    return this.columns.is.length
  }

  #takeBlock() {
    const free = this.#free.pop()
    if (free !== undefined) return free
    const block = this.#blocks++
    if ((block + 1) * BLOCK > this.capacity) this.#grow(Math.ceil((this.capacity * 1.15) / BLOCK) * BLOCK + BLOCK)
    return block
  }

  #grow(rows: number) {
    const grown = makeColumns(rows)
    const [old, list] = [columnList(this.columns), columnList(grown)]
    for (const [at, column] of list.entries()) column.set(old[at] ?? [])
    this.columns = grown
  }
}
