import type { Database } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { findMemberEmail } from '../members/member-store.ts'
import { findViewer, type Viewer } from '../members/viewer.ts'
import type { Card } from './cards.ts'
import { type KeptList, type MatchRow, readKeptList } from './kept-list-store.ts'
import { matchIdOf } from './match-id.ts'
import { countsSince } from './new-people.ts'
import { answersIn, visibleOf, withCards } from './stored-list.ts'

/** Real members without an answer, best first. */
export function newMatchesFor(deps: Pick<Deps, 'clock' | 'secret' | 'matching'>) {
  return async (db: Database, memberId: string, since: Date) => {
    const email = await findMemberEmail(db, memberId)
    const viewer =
      email === undefined ? undefined : await findViewer({ db, clock: deps.clock }, { ownerId: memberId, email })
    if (viewer?.access !== 'full') return []
    const kept = await readKeptList(db, viewer, countsSince(deps.clock()))
    const news = newsIn(kept, await visibleOf({ ...deps, db }, kept, viewer), since)
    const cards = await withCards(db, viewer, news)
    return cards
      .sort((a, b) => b.card.score - a.card.score)
      .map(({ memberId, card, line }) => ({
        ...asNewPerson(card),
        line,
        memberId,
        matchId: matchIdOf(deps.secret, viewer.ownerId, memberId),
      }))
  }
}

const asNewPerson = ({ safeProfileSummary, age, distance_km, reasons, shared }: Card) => ({
  ...safeProfileSummary,
  age: age ?? null,
  distanceKm: distance_km ?? null,
  reasons,
  shared: shared ?? [],
})

export function newsIn(kept: KeptList, visible: readonly MatchRow[], since: Date) {
  const answers = answersIn(kept)
  return visible.filter(({ memberId, demo, listedAt }) => !demo && new Date(listedAt) > since && !answers.has(memberId))
}

export async function countMatches(deps: Pick<Deps, 'db' | 'clock' | 'matching'>, viewer: Viewer, since: Date) {
  const kept = await readKeptList(deps.db, viewer, countsSince(deps.clock()))
  const visible = await visibleOf(deps, kept, viewer)
  const invented = visible.filter(({ demo }) => demo).length
  return { count: visible.length, invented, fresh: newsIn(kept, visible, since).length }
}
