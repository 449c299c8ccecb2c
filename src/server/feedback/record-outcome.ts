import type { FeedbackAction, IntroductionOutcome, ReportReason } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { findAfter, findMemberEmail, keepOutcome } from '../introductions/after/record-after.ts'
import { enqueueRefresh, refreshNow } from '../matches/refresh-matches.ts'
import { insertReport, upsertAnswer } from './store.ts'

/** Outcomes have more weight than other feedback. A meeting that did not happen has none. */
const TEACHES: Record<IntroductionOutcome, FeedbackAction | undefined> = {
  met_again: 'more_like_this',
  met_not_for_me: 'less_like_this',
  did_not_meet: undefined,
  felt_unsafe: 'hard_no',
}

type Outcome = {
  id?: string | null | undefined
  token?: string | null | undefined
  outcome: IntroductionOutcome
  reason?: ReportReason | null | undefined
  words?: string | null | undefined
}

/**
 * The outcome may change for a week. The other member never sees it. `felt_unsafe` hides the two members from each
 * other in the same transaction. A report may come with any outcome.
 * @throws `not_found` for an introduction that is not the caller's or has ended
 */
export async function recordOutcome(deps: Deps, owner: Owner, { id, token, outcome, reason, words }: Outcome) {
  const after = await findAfter(deps, owner, { id, token })
  const { memberId, otherId } = after
  const email = await findMemberEmail(deps, memberId)
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    await keepOutcome(tx, deps, after, outcome)
    const action = TEACHES[outcome]
    if (action) await upsertAnswer(tx, { ownerId: memberId, email, memberId: otherId, action, met: true, now })
    if (reason || words)
      await insertReport(tx, {
        id: deps.newId(),
        reporterId: memberId,
        reportedId: otherId,
        reason: reason ?? (outcome === 'felt_unsafe' ? 'felt_unsafe' : 'other'),
        words: words ?? '',
        now,
      })
    if (action) await enqueueRefresh(tx, deps, { ownerId: memberId })
  })
  if (TEACHES[outcome]) await refreshNow(deps, { ownerId: memberId, email, network: owner.network })
  return { ok: true }
}
