export type StringInternerState = { texts: (string | undefined)[]; uses: number[]; free: number[] }

/** A string is dropped after its last release. */
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

  state(): StringInternerState {
    return { texts: this.#texts, uses: this.#uses, free: this.#free }
  }

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

  release(number: number) {
    const left = (this.#uses[number] ?? 0) - 1
    this.#uses[number] = left
    const text = this.#texts[number]
    if (left > 0 || text === undefined) return
    this.#numbers.delete(text)
    this.#texts[number] = undefined
    this.#free.push(number)
  }

  find(text: string) {
    return this.#numbers.get(text)
  }

  textOf(number: number) {
    return this.#texts[number] ?? ''
  }
}
