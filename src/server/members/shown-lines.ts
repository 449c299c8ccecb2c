import { inventedLine } from '#engine/population/invented-lines.ts'
import type { Queryable } from '../database/database.ts'
import { findOwnLines } from './own-line-store.ts'

type Shown = { memberId: string; demo: boolean }

/**
 * What these wrote on their cards, by member, as the database has it now. Of two invented members with one line the
 * first has it: no line comes twice on a page.
 */
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
