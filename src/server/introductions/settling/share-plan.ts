import { friendLinkEnds } from '#engine/introductions/zoned-times.ts'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { refuse } from '../../http/refusal.ts'
import { readFriendToken } from '../meeting/plan-token.ts'
import { friendUrl, shownTime } from '../meeting/show-meeting.ts'
import { planOf } from '../meeting/tell-meeting.ts'
import { findMeeting, meetingFrom, setFriend } from '../meeting-store.ts'
import { requireFullMember } from '../participants.ts'
import { findFirstName, findIntroduction, lockMembers } from '../store.ts'
import { requireIntroduced } from './settle-meeting.ts'

/** This side's link, which is created if there is none. @throws `not_found` while no time is agreed */
export async function sharePlan(deps: Deps, owner: Owner, { id }: { id: string }) {
  const { ownerId: me } = await requireFullMember(deps, owner)
  return deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [me])
    const { side } = await requireIntroduced(deps, me, id, tx)
    const meeting = await findMeeting(tx, id)
    if (!meeting?.starts_at || meeting.state === 'cancelled') throw refuse('not_found')
    const friend = (side === 'asker' ? meeting.asker_friend : meeting.asked_friend) ?? deps.newToken().slice(0, 16)
    await setFriend(tx, { id, side, friend })
    const { secret, config } = deps
    return { ok: true, url: friendUrl({ secret, publicUrl: config.publicUrl }, { id, side }, friend) }
  })
}

export async function stopSharingPlan(deps: Deps, owner: Owner, { id }: { id: string }) {
  const { ownerId: me } = await requireFullMember(deps, owner)
  const { side } = await requireIntroduced(deps, me, id)
  await deps.db.transaction().execute((tx) => setFriend(tx, { id, side, friend: null }))
  return { ok: true }
}

/**
 * Shows first name, date, hour and area, until the day after. @throws `not_found` for an invalid token, a revoked link
 * and an ended introduction
 */
export async function findSharedPlan(deps: Deps, { token }: { token: string }) {
  const named = readFriendToken(deps.secret, token)
  if (!named) throw refuse('not_found')
  return deps.db.transaction().execute(async (tx) => {
    const row = await findIntroduction(tx, named.id)
    const stored = await findMeeting(tx, named.id)
    const friend = named.side === 'asker' ? stored?.asker_friend : stored?.asked_friend
    const otherId = named.side === 'asker' ? row?.asked_id : row?.asker_id
    const agreed = stored && meetingFrom(stored).agreed
    if (!row || !otherId || row.state !== 'introduced' || friend !== named.friend || !stored || !agreed)
      throw refuse('not_found')
    if (deps.clock() >= friendLinkEnds(agreed, stored.zone)) throw refuse('not_found')
    const { starts, minutes } = shownTime(agreed, stored.zone)
    const { area } = await planOf(tx, deps, row)
    const firstName = await findFirstName(tx, otherId)
    return { firstName, starts, minutes, zone: stored.zone, area, isOff: stored.state === 'cancelled' }
  })
}
