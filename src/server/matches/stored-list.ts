import type { Queryable } from '../database/database.ts'
import { profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { mayShow } from './build-list.ts'
import { readCard } from './cards.ts'
import { hiddenBy } from './feedback-for-viewer.ts'
import { type KeptList, readStoredCards } from './kept-list-store.ts'

/** Newest first. */
export const answersIn = ({ answers }: KeptList) => new Map(answers.map(({ memberId, action }) => [memberId, action]))

export function visibleOf(kept: KeptList, viewer: Viewer, now: Date) {
  const [hidden, held] = [hiddenBy(answersIn(kept), [...kept.refusedBy, ...kept.introducedTo]), new Set(kept.preview)]
  const today = todayOf(now)
  return (
    kept.matches
      // A card of somebody with changed answers is out of date until it is rewritten.
      .filter(({ memberId, changed, profileChanged }) => changed === profileChanged && !hidden.has(memberId))
      .filter((row) => {
        const profile = profileFrom(row, today)
        return profile && mayShow(viewer, profile.member, held)
      })
  )
}

/** Leaves out people whose card is gone or unreadable. */
export async function withCards<T extends { memberId: string }>(db: Queryable, viewer: Viewer, rows: readonly T[]) {
  if (rows.length === 0) return []
  const stored = await readStoredCards(
    db,
    viewer,
    rows.map(({ memberId }) => memberId),
  )
  return rows.flatMap((row) => {
    const card = readCard(stored.get(row.memberId))
    return card ? [{ ...row, card }] : []
  })
}
