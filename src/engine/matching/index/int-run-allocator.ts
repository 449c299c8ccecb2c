export type IntRunState = { numbers: Int32Array; end: number; free: Map<number, number[]> }

/** Addressed by start offset. */
export class IntRunAllocator {
  #numbers: Int32Array
  #end: number
  /** Freed runs by length. Few lengths exist, so they are soon reused. */
  readonly #free: Map<number, number[]>

  constructor({ numbers, end, free }: IntRunState = { numbers: new Int32Array(64), end: 0, free: new Map() }) {
    this.#numbers = numbers
    this.#end = end
    this.#free = free
  }

  state(): IntRunState {
    return { numbers: this.#numbers, end: this.#end, free: this.#free }
  }

  /** @returns the start offset */
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

  /** Valid until the next `add`. */
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
