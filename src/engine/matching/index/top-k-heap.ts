/** The worst row is at the top. In a tie, the smaller id is better. */
export class TopKHeap {
  readonly #keys: Float64Array
  readonly #rows: Int32Array
  readonly #idOf: (row: number) => string
  #size = 0

  constructor(k: number, idOf: (row: number) => string) {
    this.#keys = new Float64Array(k)
    this.#rows = new Int32Array(k)
    this.#idOf = idOf
  }

  get threshold() {
    return this.#size < this.#keys.length ? Number.NEGATIVE_INFINITY : (this.#keys[0] ?? Number.POSITIVE_INFINITY)
  }

  offer(row: number, key: number) {
    if (this.#size < this.#keys.length) {
      this.#keys[this.#size] = key
      this.#rows[this.#size] = row
      this.#rise(this.#size++)
    } else if (this.#size > 0 && this.#beats(row, key, 0)) {
      this.#keys[0] = key
      this.#rows[0] = row
      this.#sink(0)
    }
  }

  ranked() {
    const order = Array.from({ length: this.#size }, (_, at) => at)
    order.sort((a, b) => (this.#worse(a, b) ? 1 : -1))
    return order.map((at) => ({ row: this.#rows[at] ?? 0, key: this.#keys[at] ?? 0 }))
  }

  #beats(row: number, key: number, at: number) {
    const other = this.#keys[at] ?? 0
    return key === other ? this.#idOf(row) < this.#idOf(this.#rows[at] ?? 0) : key > other
  }

  #worse(a: number, b: number) {
    return this.#beats(this.#rows[b] ?? 0, this.#keys[b] ?? 0, a)
  }

  #swap(a: number, b: number) {
    const [key, row] = [this.#keys[a] ?? 0, this.#rows[a] ?? 0]
    this.#keys[a] = this.#keys[b] ?? 0
    this.#rows[a] = this.#rows[b] ?? 0
    this.#keys[b] = key
    this.#rows[b] = row
  }

  #rise(from: number) {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!this.#worse(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(from: number) {
    for (let at = from; ; ) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < this.#size && this.#worse(child, worst)) worst = child
      if (worst === at) return
      this.#swap(at, worst)
      at = worst
    }
  }
}
