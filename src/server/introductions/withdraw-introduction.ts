import { afterEvent, isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { takeBackMail } from '../mail/send-mail.ts'
import { deliverWaiting } from './deliver-asks.ts'
import { isIntroductionId } from './introduction-id.ts'
import { requireFullMember } from './participants.ts'
import { findIntroduction, lockMembers, setState } from './store.ts'

/**
 * The other member no longer sees the ask. A silently declined ask is withdrawn in the same way.
 * @throws `not_found` for anything except the member's own open ask
 */
export async function withdrawIntroduction(deps: Deps, owner: Owner, { id }: { id: string }) {
  const asker = await requireFullMember(deps, owner)
  await deps.db.transaction().execute(async (tx) => {
    const seen = isIntroductionId(id) ? await findIntroduction(tx, id) : undefined
    if (seen?.asker_id !== asker.ownerId) throw refuse('not_found')
    await lockMembers(tx, [asker.ownerId, ...(seen.asked_id === null ? [] : [seen.asked_id])])
    const row = await findIntroduction(tx, id)
    const now = deps.clock()
    const next = row && afterEvent(row.state, 'withdraw')
    const isOpen = row !== undefined && isAskOpen({ state: row.state, askedAt: row.asked_at }, now)
    if (!next || !isOpen || !(await setState(tx, { id, from: row.state, to: next, now }))) throw refuse('not_found')
    if (row.asked_id === null) return
    await takeBackMail(tx, { about: [asker.ownerId, row.asked_id] })
    await deliverWaiting(tx, deps, row.asked_id)
  })
  return { ok: true }
}
