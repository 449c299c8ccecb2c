import type { Transaction } from 'kysely'
import type { AskIntroduction } from '#contract/introductions.ts'
import { ASK_AGAIN_DAYS, MAX_ASKS_A_WEEK, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { memberIdOf } from '../matches/match-id.ts'
import { findCapKey } from '../members/mailbox-store.ts'
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
 * for words with a way to be reached in them; `too_many_asks`, `asks_used_up` and `asked_already`. The last comes before
 * anything that depends on the other: a second ask must not tell a hard no from silence.
 */
export async function askIntroduction(deps: Deps, owner: Owner, ask: AskIntroduction) {
  const asker = await requireFullMember(deps, owner)
  const askedId =
    memberIdOf(deps.secret, asker.ownerId, ask.matchId) ?? memberIdOf(deps.secret, owner.sessionId, ask.matchId)
  if (askedId === undefined || askedId === asker.ownerId) throw refuse('not_found')
  const pair = { askerId: asker.ownerId, askedId }
  if (!(await findCrossing(deps.db, deps, pair))) await refuseAskedAlready(deps.db, deps, pair)
  const other = await requirePair(deps, asker, askedId)
  refusePrivateDetails(ask)
  const { phone } = (await findParticipant(deps, deps.db, asker.ownerId, false)) ?? {}
  refuseEmptyShare(ask.share, phone)
  const askerId = asker.ownerId
  return deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [askerId, askedId])
    // Either may have been suspended, or have left, while this waited.
    if (!(await areShown(tx, [askerId, askedId]))) throw refuse('not_found')
    const crossing = await findCrossing(tx, deps, pair)
    if (crossing && (await introduceBoth(tx, deps, crossing, ask.share))) {
      await deliverWaiting(tx, deps, askerId)
      return { ok: true, id: crossing.id }
    }
    await refuseAskedAlready(tx, deps, pair)
    await refuseTooMany(tx, deps, askerId)
    const now = deps.clock()
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

type Pair = { askerId: string; askedId: string }

/** What the other asked this very member, while it is open. */
const findCrossing = (on: Queryable, { clock }: Deps, { askerId, askedId }: Pair) =>
  findOpenAsk(on, { askerId: askedId, askedId: askerId, since: oldestOpen(clock()) })

const asksOf = (on: Queryable, { clock }: Deps, askerId: string) =>
  findAsksSince(on, askerId, new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS))

async function refuseAskedAlready(on: Queryable, deps: Deps, { askerId, askedId }: Pair) {
  const mailbox = await findCapKey(on, askedId)
  const asks = await asksOf(on, deps, askerId)
  if (asks.some(({ asked_mailbox }) => asked_mailbox === mailbox)) throw refuse('asked_already')
}

async function refuseTooMany(tx: Transaction<Schema>, deps: Deps, askerId: string) {
  const now = deps.clock()
  const asks = await asksOf(tx, deps, askerId)
  const open = asks.filter(({ state, asked_at }) => isAskOpen({ state, askedAt: asked_at }, now))
  if (open.length >= MAX_OPEN_ASKS) throw refuse('too_many_asks')
  const thisWeek = asks.filter(({ asked_at }) => now.getTime() - asked_at.getTime() < WEEK_MS)
  const fifth = thisWeek[MAX_ASKS_A_WEEK - 1]
  if (fifth) throw refuse('asks_used_up', { retryInMs: fifth.asked_at.getTime() + WEEK_MS - now.getTime() })
}
