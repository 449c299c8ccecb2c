import type { Database } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { findMemberEmail } from '../members/member-store.ts'
import { findViewer } from '../members/viewer.ts'
import type { Card } from './cards.ts'
import { newsIn } from './count-matches.ts'
import { readKeptList } from './kept-list-store.ts'
import { matchIdOf } from './match-id.ts'
import { countsSince } from './new-people.ts'
import { visibleOf, withCards } from './stored-list.ts'

/**
 * The real members who came on somebody's list since a moment and may be shown and are not answered yet, best first, for the digest.
 * Demo members are no news.
 */
export function newMatchesFor(deps: Pick<Deps, 'clock' | 'secret'>) {
  return async (db: Database, memberId: string, since: Date) => {
    const email = await findMemberEmail(db, memberId)
    const viewer =
      email === undefined ? undefined : await findViewer({ db, clock: deps.clock }, { ownerId: memberId, email })
    if (viewer?.access !== 'full') return []
    const kept = await readKeptList(db, viewer, countsSince(deps.clock()))
    const news = newsIn(kept, visibleOf(kept, viewer, deps.clock()), since)
    return (await withCards(db, viewer, news))
      .sort((a, b) => b.card.score - a.card.score)
      .map(({ memberId, card }) => ({
        ...asNewPerson(card),
        memberId,
        matchId: matchIdOf(deps.secret, viewer.ownerId, memberId),
      }))
  }
}

/** What a letter says of somebody: facts of their card, nothing else. */
const asNewPerson = ({ safeProfileSummary, age, distance_km, reasons, shared }: Card) => ({
  ...safeProfileSummary,
  age: age ?? null,
  distanceKm: distance_km ?? null,
  line: null,
  reasons,
  shared: shared ?? [],
})
