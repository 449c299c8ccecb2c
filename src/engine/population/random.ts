/** A seed gives the same draws on every machine. */
export type Chance = {
  /** From 0, below 1. */
  next: () => number
  /** `least` and `most` are included. */
  whole: (least: number, most: number) => number
  happens: (share: number) => boolean
  pick: <T>(entries: readonly (readonly [T, number])[]) => T
  /** Roughly normal, from -2 to 2. */
  bell: () => number
}

/** mulberry32 by Tommy Ettinger, public domain. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (share) => next() < share,
    pick: (entries) => weighted(entries, next()),
    bell: () => next() + next() + next() + next() - 2,
  }
}

/** @param at a share of all weights, from 0 to 1 */
export function weighted<T>(entries: readonly (readonly [T, number])[], at: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = at * total
  for (const [entry, weight] of entries) {
    left -= weight
    if (left < 0) return entry
  }
  const last = entries.at(-1)
  if (!last) throw new RangeError('Nothing to pick from.')
  return last[0]
}
