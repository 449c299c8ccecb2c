import type { SeenInAsk } from '#contract/introductions.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { memberIdOf } from '../matches/match-id.ts'
import { type PairSummary, pairSummaries } from '../matches/pair-summaries.ts'
import { findOwnLines } from '../members/own-line-store.ts'
import { findViewer, type Viewer } from '../members/viewer.ts'
import { refuseSecondAsk, requirePair } from './pair.ts'
import { requireFullMember } from './participants.ts'
import { findMailbox } from './store.ts'

/** The asker as the asked member will see them. @throws `not_found` and `asked_already` as an ask does */
export async function previewAsk(deps: Deps, owner: Owner, { matchId }: { matchId: string }) {
  const asker = await requireFullMember(deps, owner)
  const askedId = askedIdOf(deps, owner, { asker, matchId })
  if (askedId === undefined) throw refuse('not_found')
  await refuseSecondAsk(deps, { askerId: asker.ownerId, askedId })
  const other = await requirePair(deps, asker, askedId)
  const email = await findMailbox(deps.db, askedId)
  const asked = email === undefined ? undefined : await findViewer(deps, { ownerId: askedId, email })
  const seen = asked && (await pairSummaries(deps, asked, [asker.ownerId])).get(asker.ownerId)
  return { you: seen ? shownOf(seen) : await seenByInvented(deps, asker, other) }
}

/** A page loaded before the sign-in has its session's match ids. */
export const askedIdOf = (
  { secret }: Deps,
  { sessionId }: Owner,
  { asker: { ownerId }, matchId }: { asker: Viewer; matchId: string },
) => memberIdOf(secret, ownerId, matchId) ?? memberIdOf(secret, sessionId, matchId)

function shownOf({ matchId: _matchId, mayMeet: _mayMeet, week: _week, ...shown }: PairSummary): SeenInAsk {
  return shown
}

/** Shared facts are the same for both sides. */
async function seenByInvented({ db }: Deps, { ownerId, displayName, city, member }: Viewer, pair: PairSummary) {
  const line = (await findOwnLines(db, [ownerId])).get(ownerId)
  const { score, shared, agreement } = pair
  const own = { firstName: safeFirstName(displayName), age: member.age ?? null, city, demo: false }
  return { ...own, score, shared, agreement, ...(line === undefined ? {} : { line }) }
}
