import { inventedLine } from '#engine/population/invented-lines.ts'

type Shown = { memberId: string; demo: boolean; line: string | null }

/** If several invented members have the same line, only one shows it, always the same one. */
export function shownLines(people: readonly Shown[]) {
  const lines = new Map(people.flatMap(({ memberId, line }) => (line === null ? [] : [[memberId, line] as const])))
  const said = new Set(lines.values())
  for (const { memberId, demo } of people.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const line = demo ? inventedLine(memberId) : undefined
    if (line === undefined || said.has(line)) continue
    said.add(line)
    lines.set(memberId, line)
  }
  return lines
}
