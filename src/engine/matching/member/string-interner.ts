export type StringInternerState = { texts: (string | undefined)[]; uses: number[]; free: number[] }

/** Texts by number, such as ids and free-text tags: each stored once however many use it, and forgotten with the last use. */
export class StringInterner {
  readonly #numbers = new Map<string, number>()
  readonly #texts: (string | undefined)[]
  readonly #uses: number[]
  readonly #free: number[]

  constructor({ texts, uses, free }: StringInternerState = { texts: [], uses: [], free: [] }) {
    this.#texts = texts
    this.#uses = uses
    this.#free = free
    for (const [number, text] of texts.entries()) if (text !== undefined) this.#numbers.set(text, number)
  }

  /** All that it knows, as plain data that a new one can begin with. */
  state(): StringInternerState {
    return { texts: this.#texts, uses: this.#uses, free: this.#free }
  }

  /** The text's number, given out at its first use. Each call is one more use. */
  take(text: string) {
    const known = this.#numbers.get(text)
    if (known !== undefined) {
      this.#uses[known] = (this.#uses[known] ?? 0) + 1
      return known
    }
    const number = this.#free.pop() ?? this.#texts.length
    this.#numbers.set(text, number)
    this.#texts[number] = text
    this.#uses[number] = 1
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

  /** The number of a text in use. */
  find(text: string) {
    return this.#numbers.get(text)
  }

  /** The text of a number in use; empty for another. */
  textOf(number: number) {
    return this.#texts[number] ?? ''
  }
}
