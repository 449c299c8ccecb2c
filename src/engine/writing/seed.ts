export type Seed = string | number

export type NonEmpty<T> = readonly [T, ...T[]]

/** FNV-1a over UTF-16 units, then MurmurHash3's finalizer: similar seeds choose independently. */
export function mixSeed(...seeds: Seed[]): number {
  let mixed = 0x811c9dc5
  for (const unit of seeds.join('\u0000')) mixed = Math.imul(mixed ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function pick<T>(items: NonEmpty<T>, ...seeds: Seed[]): T {
  return items[mixSeed(...seeds) % items.length] ?? items[0]
}

export function shuffled<T>(items: readonly T[], ...seeds: Seed[]): T[] {
  return items
    .map((item, index) => ({ item, rank: mixSeed(index, ...seeds) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Prefers an entry that is in none of the texts. */
export function pickUnsaid(lines: NonEmpty<string>, said: readonly string[], ...seeds: Seed[]): string {
  const [first, ...rest] = lines.filter((line) => said.every((text) => !text.includes(line.replace(/[.?]$/, ''))))
  return first === undefined ? pick(lines, ...seeds) : pick([first, ...rest], ...seeds)
}
