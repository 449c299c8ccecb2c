import type { Deps } from '../deps.ts'
import type { Viewer } from '../members/viewer.ts'
import { type KeptList, type MatchRow, readKeptList } from './kept-list-store.ts'
import { countsSince } from './new-people.ts'
import { answersIn, visibleOf } from './stored-list.ts'

/** The real members who came on a list after a moment and are not answered yet. Demo members are no news. */
export function newsIn(kept: KeptList, visible: readonly MatchRow[], since: Date) {
  const answers = answersIn(kept)
  return visible.filter(({ memberId, demo, listedAt }) => !demo && new Date(listedAt) > since && !answers.has(memberId))
}

/** How many people the member's kept list shows, and how many of them are news. */
export async function countMatches({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, since: Date) {
  const now = clock()
  const kept = await readKeptList(db, viewer, countsSince(now))
  const visible = visibleOf(kept, viewer, now)
  return { count: visible.length, fresh: newsIn(kept, visible, since).length }
}
