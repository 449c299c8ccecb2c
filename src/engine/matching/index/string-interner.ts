/** Free-text tags by number, each stored once however many members wrote it, and forgotten with the last of them. */
export class StringInterner {
  readonly #numbers = new Map<string, number>()
  readonly #texts: (string | undefined)[] = []
  readonly #uses: number[] = []
  readonly #free: number[] = []

  /** The tag's number, given out at its first use. Each call is one more use. */
  take(text: string) {
    const known = this.#numbers.get(text)
    const number = known ?? this.#free.pop() ?? this.#texts.length
    this.#numbers.set(text, number)
    this.#texts[number] = text
    this.#uses[number] = (known === undefined ? 0 : (this.#uses[number] ?? 0)) + 1
    return number
  }

  /** One use less; the number is free again after the last. */
  release(number: number) {
    const left = (this.#uses[number] ?? 0) - 1
    this.#uses[number] = left
    const text = this.#texts[number]
    if (left > 0 || text === undefined) return
    this.#numbers.delete(text)
    this.#texts[number] = undefined
    this.#free.push(number)
  }

  /** The number of a tag in use. */
  find(text: string) {
    return this.#numbers.get(text)
  }

  get size() {
    return this.#numbers.size
  }
}
