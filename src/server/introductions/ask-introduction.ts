import type { Transaction } from 'kysely'
import type { AskIntroduction } from '#contract/introductions.ts'
import { ASK_AGAIN_DAYS, MAX_ASKS_A_WEEK, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { memberIdOf } from '../matches/match-id.ts'
import { deliverWaiting, hasPlaceFor, oldestOpen, tellAsked } from './deliver-asks.ts'
import { introduceBoth } from './introduce-both.ts'
import { requirePair } from './pair.ts'
import { findParticipant, requireFullMember } from './participants.ts'
import { refuseEmptyShare, refusePrivateDetails } from './refusals.ts'
import { areShown, findAsksSince, findOpenAsk, insertAsk, lockMembers } from './store.ts'

const WEEK_MS = 7 * DAY_MS
/** How long an invented member thinks about it. */
const INVENTED_ANSWER_SECONDS = 15

/**
 * Asks somebody the member was shown for an introduction. Whoever was asked by that very person already says yes with
 * it: both want the same.
 *
 * @throws `not_found` for everybody but a full member, and for anybody who may not be shown to them; `validation_failed`
 * for words with a way to be reached in them; `too_many_asks`, `asks_used_up` and `asked_already`
 */
export async function askIntroduction(deps: Deps, owner: Owner, ask: AskIntroduction) {
  const asker = await requireFullMember(deps, owner)
  const askedId =
    memberIdOf(deps.secret, asker.ownerId, ask.matchId) ?? memberIdOf(deps.secret, owner.sessionId, ask.matchId)
  if (askedId === undefined || askedId === asker.ownerId) throw refuse('not_found')
  const other = await requirePair(deps, asker, askedId)
  refusePrivateDetails(ask)
  const { phone } = (await findParticipant(deps, deps.db, asker.ownerId, false)) ?? {}
  refuseEmptyShare(ask.share, phone)
  const askerId = asker.ownerId
  return deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [askerId, askedId])
    // Either may have been suspended, or have left, while this waited.
    if (!(await areShown(tx, [askerId, askedId]))) throw refuse('not_found')
    const now = deps.clock()
    const crossing = await findOpenAsk(tx, { askerId: askedId, askedId: askerId, since: oldestOpen(now) })
    if (crossing && (await introduceBoth(tx, deps, crossing, ask.share))) {
      await deliverWaiting(tx, deps, askerId)
      return { ok: true, id: crossing.id }
    }
    await refuseTooMany(tx, { askerId, askedId, now })
    const delivered = other.demo || (await hasPlaceFor(tx, askedId, now))
    const id = deps.newId()
    await insertAsk(tx, {
      id,
      askerId,
      askedId,
      invented: other.demo,
      score: other.score,
      text: ask.text,
      plan: ask.plan,
      share: ask.share,
      now,
      delivered,
    })
    if (delivered) await tellAsked(tx, deps, { askerId, askedId })
    if (other.demo)
      await deps.jobs.send(
        tx,
        'answer-as-invented',
        { introductionId: id },
        { startAfter: INVENTED_ANSWER_SECONDS, priority: 1 },
      )
    return { ok: true, id }
  })
}

async function refuseTooMany(
  tx: Transaction<Schema>,
  { askerId, askedId, now }: { askerId: string; askedId: string; now: Date },
) {
  const asks = await findAsksSince(tx, askerId, new Date(now.getTime() - ASK_AGAIN_DAYS * DAY_MS))
  if (asks.some(({ asked_id }) => asked_id === askedId)) throw refuse('asked_already')
  const open = asks.filter(({ state, asked_at }) => isAskOpen({ state, askedAt: asked_at }, now))
  if (open.length >= MAX_OPEN_ASKS) throw refuse('too_many_asks')
  const thisWeek = asks.filter(({ asked_at }) => now.getTime() - asked_at.getTime() < WEEK_MS)
  const fifth = thisWeek[MAX_ASKS_A_WEEK - 1]
  if (fifth) throw refuse('asks_used_up', { retryInMs: fifth.asked_at.getTime() + WEEK_MS - now.getTime() })
}
