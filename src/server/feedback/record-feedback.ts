import type { FeedbackAction, ReportReason } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { endByHardNo } from '../introductions/end-introductions.ts'
import { memberIdOf } from '../matches/match-id.ts'
import { enqueueRefresh, refreshNow } from '../matches/refresh-matches.ts'
import { findViewer } from '../members/viewer.ts'
import { LIST_BYTES } from '../write-bounds/write-bounds.ts'
import { hasMember, insertReport, upsertAnswer } from './store.ts'

type Signal = {
  email: string
  matchId: string
  action: FeedbackAction | null
  reason?: ReportReason | null | undefined
  words?: string | null | undefined
}

/**
 * The last answer counts; null withdraws it. The list is rebuilt before the reply.
 * @throws `not_found` for an address that is not the owner's, a match they were not given, and a former member
 */
export async function recordFeedback(deps: Deps, owner: Owner, { email, matchId, action, reason, words }: Signal) {
  const viewer = await findViewer(deps, { ownerId: ownerIdFor(owner, email), email })
  const memberId = viewer && shownAs(deps, owner, { matchId, ownerId: viewer.ownerId })
  if (!memberId || !(await hasMember(deps.db, memberId))) throw refuse('not_found')
  const { ownerId } = viewer
  deps.countWrite(owner, LIST_BYTES)
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    // Introductions are locked first, as in `recordOutcome`. Otherwise two calls could wait for each other.
    if (action === 'hard_no') await endByHardNo(tx, deps, { from: ownerId, about: memberId })
    await upsertAnswer(tx, { ownerId, email, memberId, action, now })
    if (action === 'hard_no') {
      if (reason || words)
        await insertReport(tx, {
          id: deps.newId(),
          reporterId: ownerId,
          reportedId: memberId,
          reason: reason ?? 'other',
          words: words ?? '',
          now,
        })
    }
    await enqueueRefresh(tx, deps, { ownerId })
  })
  await refreshNow(deps, { ownerId, email, network: owner.network })
  return { ok: true }
}

/** A page loaded before the sign-in has its session's match ids. */
const shownAs = ({ secret }: Deps, { sessionId }: Owner, { matchId, ownerId }: { matchId: string; ownerId: string }) =>
  memberIdOf(secret, ownerId, matchId) ?? memberIdOf(secret, sessionId, matchId)
