/** What a choice depends on. Equal seeds give equal texts; the caller decides what a seed is made of. */
export type Seed = string | number

/** A list that has a first entry. */
export type NonEmpty<T> = readonly [T, ...T[]]

/**
 * Mixes seeds into one unsigned 32-bit number: FNV-1a over UTF-16 units, then MurmurHash3's finalizer, so that
 * seeds that differ in one letter choose independently.
 */
export function mixSeed(...seeds: Seed[]): number {
  let mixed = 0x811c9dc5
  for (const unit of seeds.join('\u0000')) mixed = Math.imul(mixed ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** One entry of the list, always the same for the same seeds. */
export function pick<T>(items: NonEmpty<T>, ...seeds: Seed[]): T {
  return items[mixSeed(...seeds) % items.length] ?? items[0]
}

/** The list in an order decided by the seeds alone. */
export function shuffled<T>(items: readonly T[], ...seeds: Seed[]): T[] {
  return items
    .map((item, index) => ({ item, rank: mixSeed(index, ...seeds) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** One entry of the list that stands in none of the texts, while there is one; the same for the same seeds. */
export function pickUnsaid(lines: NonEmpty<string>, said: readonly string[], ...seeds: Seed[]): string {
  const [first, ...rest] = lines.filter((line) => said.every((text) => !text.includes(line.replace(/[.?]$/, ''))))
  return first === undefined ? pick(lines, ...seeds) : pick([first, ...rest], ...seeds)
}
