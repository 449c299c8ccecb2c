/**
 * Counts letters left out, added, changed, or swapped with a neighbor (optimal string alignment). Cells far from the
 * diagonal are above `most`. @returns `most + 1` for more than `most`
 */
export function countSlips(one: string, other: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(one.length - other.length) > most) return tooMany
  const rows = [0, 1, 2].map(() => new Uint8Array(other.length + 1))
  let [last, before, now] = rows as [Uint8Array, Uint8Array, Uint8Array]
  before.forEach((_, at) => {
    before[at] = Math.min(at, tooMany)
  })
  for (let row = 1; row <= one.length; row++) {
    now.fill(tooMany)
    if (row <= most) now[0] = row
    for (let at = Math.max(1, row - most); at <= Math.min(other.length, row + most); at++)
      now[at] = Math.min(fewest(one, other, { row, at, last, before, now }), tooMany)
    if (now.every((slips) => slips > most)) return tooMany
    ;[last, before, now] = [before, now, last]
  }
  return before[other.length] ?? tooMany
}

type Cell = { row: number; at: number; last: Uint8Array; before: Uint8Array; now: Uint8Array }

/** Slips between the first `row` letters of `one` and the first `at` letters of `other`. */
function fewest(one: string, other: string, { row, at, last, before, now }: Cell): number {
  const from = (line: Uint8Array, place: number) => line[place] ?? 0
  const isSame = one[row - 1] === other[at - 1]
  const plain = Math.min(from(before, at) + 1, from(now, at - 1) + 1, from(before, at - 1) + (isSame ? 0 : 1))
  const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
  return isSwap ? Math.min(plain, from(last, at - 2) + 1) : plain
}
