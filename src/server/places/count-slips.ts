/**
 * How many slips lie between two words: a letter left out, added, changed, or two neighbors swapped.
 *
 * @returns `most + 1` as soon as there are more than `most`
 */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    rows[row] = now
    for (let at = 1; at <= other.length; at++) now[at] = fewest(one, other, { rows, row, at })
    if (Math.min(...now) > most) return most + 1
  }
  return rows[one.length]?.[other.length] ?? 0
}

type Place = { rows: number[][]; row: number; at: number }

/** The fewest slips between the first `row` letters of one word and the first `at` of the other. */
function fewest(one: string, other: string, { rows, row, at }: Place): number {
  const slips = (up: number, left: number) => rows[row - up]?.[at - left] ?? 0
  const isSame = one[row - 1] === other[at - 1]
  const plain = Math.min(slips(1, 0) + 1, slips(0, 1) + 1, slips(1, 1) + (isSame ? 0 : 1))
  const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
  return isSwap ? Math.min(plain, slips(2, 2) + 1) : plain
}
