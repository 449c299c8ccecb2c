export type IntRunState = { numbers: Int32Array; end: number; free: Map<number, number[]> }

/** Runs of whole numbers of different lengths in one typed array, each found by where it begins. */
export class IntRunAllocator {
  #numbers: Int32Array
  #end: number
  /** Beginnings of freed runs by length; lengths are small, so a freed run soon finds a taker. */
  readonly #free: Map<number, number[]>

  constructor({ numbers, end, free }: IntRunState = { numbers: new Int32Array(64), end: 0, free: new Map() }) {
    this.#numbers = numbers
    this.#end = end
    this.#free = free
  }

  /** All that it knows, as plain data that a new one can begin with. */
  state(): IntRunState {
    return { numbers: this.#numbers, end: this.#end, free: this.#free }
  }

  /** Stores a run. @returns where it begins */
  add(run: readonly number[]) {
    const at = this.#free.get(run.length)?.pop() ?? this.#extend(run.length)
    this.#numbers.set(run, at)
    return at
  }

  release(at: number, length: number) {
    const free = this.#free.get(length)
    if (free) free.push(at)
    else this.#free.set(length, [at])
  }

  /** The numbers of all runs; good until the next `add`. */
  get numbers() {
    return this.#numbers
  }

  get bytes() {
    return this.#numbers.byteLength
  }

  #extend(length: number) {
    const at = this.#end
    this.#end += length
    if (this.#end > this.#numbers.length) {
      const grown = new Int32Array(Math.max(this.#end, Math.ceil(this.#numbers.length * 1.5)))
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    return at
  }
}
