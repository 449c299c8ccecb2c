import { mixed } from '../src/engine/concierge/understand/built-in/labels/features.ts'

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffle(order: Uint32Array, random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}

export const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('Nothing to pick from.')
  return found
}

export type Pool<T> = readonly { readonly seed: number; readonly one: T }[]

/** Rendezvous hashing: a new choice gets its share of cases, and the other cases keep their choice. */
export function chosen<T>(random: () => number, pool: Pool<T>): T {
  const drawn = Math.floor(random() * 4_294_967_296)
  let best: Pool<T>[number] | undefined
  let most = -1
  for (const each of pool) {
    const rank = mixed(each.seed ^ drawn)
    if (rank > most) [best, most] = [each, rank]
  }
  if (best === undefined) throw new RangeError('Nothing to choose from.')
  return best.one
}
