import type { Database } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { answersOf } from '../members/answers-store.ts'
import { findMemberEmail } from '../members/member-store.ts'
import { findViewer } from '../members/viewer.ts'
import { readStoredList } from './stored-list.ts'

/**
 * The real members who came on somebody's list since a moment and may be shown and are not answered yet, best first, for the digest.
 * Demo members are no news.
 */
export function newMatchesFor(deps: Pick<Deps, 'clock'>) {
  return async (db: Database, memberId: string, since: Date) => {
    const email = await findMemberEmail(db, memberId)
    const viewer =
      email === undefined ? undefined : await findViewer({ db, clock: deps.clock }, { ownerId: memberId, email })
    if (viewer?.access !== 'full') return []
    const answers = await answersOf(db, viewer)
    const list = await readStoredList({ db, clock: deps.clock }, viewer, answers)
    return list
      .filter(({ memberId, demo, listedAt }) => !demo && listedAt > since && !answers.has(memberId))
      .sort((a, b) => b.card.score - a.card.score)
      .map(({ memberId, card: { score, safeProfileSummary, reasons } }) => ({
        ...safeProfileSummary,
        memberId,
        score,
        reason: reasons[0] ?? null,
      }))
  }
}
