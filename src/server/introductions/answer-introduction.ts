import type { Share } from '#contract/introductions.ts'
import type { IntroductionAnswer } from '#contract/options.ts'
import { afterEvent, isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { deliverWaiting } from './deliver-asks.ts'
import { introduceBoth } from './introduce-both.ts'
import { isIntroductionId } from './introduction-id.ts'
import { requirePair } from './pair.ts'
import { findParticipant, requireFullMember } from './participants.ts'
import { refuseEmptyShare } from './refusals.ts'
import { findIntroduction, lockMembers, setState } from './store.ts'

const EMAIL_ONLY: Share = { email: true }

/**
 * Answers an ask. A yes introduces both; anything else the one who asked never learns of.
 *
 * @throws `not_found` for an ask that does not stand before this member, or that cannot come about any more
 */
export async function answerIntroduction(
  deps: Deps,
  owner: Owner,
  { id, answer, share }: { id: string; answer: IntroductionAnswer; share?: Share | null | undefined },
) {
  const asked = await requireFullMember(deps, owner)
  const seen = await findStanding(deps, id, asked.ownerId)
  if (answer === 'yes') {
    await requirePair(deps, asked, seen.asker_id)
    const { phone } = (await findParticipant(deps, deps.db, asked.ownerId, false)) ?? {}
    refuseEmptyShare(share ?? EMAIL_ONLY, phone)
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [asked.ownerId, seen.asker_id])
    const row = await findStanding(deps, id, asked.ownerId, tx)
    const now = deps.clock()
    const next = afterEvent(row.state, answer === 'yes' ? 'say_yes' : 'say_not_this_time')
    const isDone =
      next === 'introduced'
        ? await introduceBoth(tx, deps, row, share ?? EMAIL_ONLY)
        : next !== undefined && (await setState(tx, { id, from: row.state, to: next, now }))
    if (!isDone) throw refuse('not_found')
    await deliverWaiting(tx, deps, asked.ownerId)
  })
  return { ok: true }
}

/** An ask that this member sees and may answer. */
async function findStanding(
  { db, clock }: Deps,
  id: string,
  askedId: string,
  on: Parameters<typeof findIntroduction>[0] = db,
) {
  const row = isIntroductionId(id) ? await findIntroduction(on, id) : undefined
  const stands =
    row?.asked_id === askedId &&
    row.state === 'asked' &&
    row.delivered_at !== null &&
    isAskOpen({ state: row.state, askedAt: row.asked_at }, clock())
  if (!stands || row.asker_id === null) throw refuse('not_found')
  return { ...row, asker_id: row.asker_id }
}
