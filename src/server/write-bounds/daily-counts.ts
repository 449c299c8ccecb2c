import { DAY_MS } from '../durations.ts'

/** More keys than a day has people. Above it, the oldest key is dropped: invented keys fill no memory. */
const MOST_KEYS = 100_000

export class DailyCounts {
  readonly #counts = new Map<string, number>()
  #until = 0

  /**
   * Adds unless the key would exceed its limit. @param now milliseconds since 1970 @returns how long to wait, in
   * milliseconds; 0 if it was added
   */
  add(key: string, { amount, most, now }: { amount: number; most: number; now: number }) {
    if (now >= this.#until) {
      this.#counts.clear()
      this.#until = now + DAY_MS
    }
    const sum = (this.#counts.get(key) ?? 0) + amount
    if (sum > most) return this.#until - now
    if (!this.#counts.has(key) && this.#counts.size >= MOST_KEYS) this.#forgetOne()
    this.#counts.set(key, sum)
    return 0
  }

  #forgetOne() {
    const [first] = this.#counts.keys()
    if (first !== undefined) this.#counts.delete(first)
  }
}
