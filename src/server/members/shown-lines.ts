import { inventedLine } from '#engine/population/invented-lines.ts'
import type { Queryable } from '../database/database.ts'
import { findOwnLines } from './own-line-store.ts'

type Shown = { memberId: string; demo: boolean }

/** Current lines by member. When invented members share a line, only the first shows it. */
export async function shownLines(db: Queryable, people: readonly Shown[]) {
  const own = await findOwnLines(
    db,
    people.filter(({ demo }) => !demo).map(({ memberId }) => memberId),
  )
  const lines = new Map(own)
  const said = new Set(own.values())
  for (const { memberId, demo } of people) {
    const line = demo ? inventedLine(memberId) : undefined
    if (line === undefined || said.has(line)) continue
    said.add(line)
    lines.set(memberId, line)
  }
  return lines
}
