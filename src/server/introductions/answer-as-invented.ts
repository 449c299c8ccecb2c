import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { introduceBoth } from './introduce-both.ts'
import { findIntroduction, lockMembers } from './store.ts'

/** From this score on an invented member says yes; below it they stay silent. */
const YES_FROM = 60

/** The answer of an invented member, so that a first look shows the whole way. */
export async function answerAsInvented(deps: Deps, { introductionId }: { introductionId: string }) {
  await deps.db.transaction().execute(async (tx) => {
    const seen = await findIntroduction(tx, introductionId)
    if (!seen?.invented || seen.asker_id === null || seen.score < YES_FROM) return
    await lockMembers(tx, [seen.asker_id])
    const row = await findIntroduction(tx, introductionId)
    if (row && row.state === 'asked' && isAskOpen({ state: row.state, askedAt: row.asked_at }, deps.clock()))
      await introduceBoth(tx, deps, row, { email: true })
  })
}
