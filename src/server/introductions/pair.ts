import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { refuse } from '../http/refusal.ts'
import { pairSummaries } from '../matches/pair-summaries.ts'
import { findCapKey } from '../members/mailbox-store.ts'
import type { Viewer } from '../members/viewer.ts'
import { oldestOpen } from './deliver-asks.ts'
import { findAsksSince, findOpenAsk } from './store.ts'

/** @throws `not_found` if the viewer may not meet this member now */
export async function requirePair(deps: Deps, viewer: Viewer, memberId: string) {
  const other = (await pairSummaries(deps, viewer, [memberId])).get(memberId)
  if (!other?.mayMeet) throw refuse('not_found')
  return other
}

export type Pair = { askerId: string; askedId: string }

export const findCrossing = (on: Queryable, { clock }: Deps, { askerId, askedId }: Pair) =>
  findOpenAsk(on, { askerId: askedId, askedId: askerId, since: oldestOpen(clock()) })

/** Asks of the last 90 days: one per pair. */
export const asksOf = (on: Queryable, { clock }: Deps, askerId: string) =>
  findAsksSince(on, askerId, new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS))

/** @throws `asked_already` if this mailbox was asked in the last 90 days */
export async function refuseAskedAlready(on: Queryable, deps: Deps, { askerId, askedId }: Pair) {
  const mailbox = await findCapKey(on, askedId)
  const asks = await asksOf(on, deps, askerId)
  if (asks.some(({ asked_mailbox }) => asked_mailbox === mailbox)) throw refuse('asked_already')
}

/**
 * Runs before the other member is read, so its refusal reveals no hard no. An ask back is allowed: it means yes.
 * @throws `asked_already`
 */
export async function refuseSecondAsk(deps: Deps, pair: Pair) {
  if (!(await findCrossing(deps.db, deps, pair))) await refuseAskedAlready(deps.db, deps, pair)
}
