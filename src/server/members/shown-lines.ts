import { inventedLine } from '#engine/population/invented-lines.ts'
import type { Queryable } from '../database/database.ts'
import { findOwnLines } from './own-line-store.ts'

type Shown = { memberId: string; demo: boolean }

/**
 * Current lines by member. Of invented members that share a line one shows it: always the same, in
 * whatever order they are listed.
 */
export async function shownLines(db: Queryable, people: readonly Shown[]) {
  const own = await findOwnLines(
    db,
    people.filter(({ demo }) => !demo).map(({ memberId }) => memberId),
  )
  const lines = new Map(own)
  const said = new Set(own.values())
  for (const { memberId, demo } of people.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const line = demo ? inventedLine(memberId) : undefined
    if (line === undefined || said.has(line)) continue
    said.add(line)
    lines.set(memberId, line)
  }
  return lines
}
