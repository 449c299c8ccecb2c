export type Chance = ReturnType<typeof chanceFrom>

export function chanceFrom(seed: number) {
  let state = (seed * 2_654_435_761) | 0
  /** Mulberry32: from 0, below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Skips numbers: consecutive seeds start alike.
  for (let skipped = 0; skipped < 8; skipped++) next()
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle<Numbers extends Int32Array | number[]>(numbers: Numbers) {
      for (let at = numbers.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1))
        const held = numbers[at] ?? 0
        numbers[at] = numbers[other] ?? 0
        numbers[other] = held
      }
      return numbers
    },
  }
}

export const shuffledUpTo = (count: number, chance: Chance) =>
  chance.shuffle(Int32Array.from({ length: count }, (_, at) => at))
