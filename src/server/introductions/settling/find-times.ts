import type { FoundTimes } from '#contract/meeting/meetings.ts'
import { startsOffered } from '#engine/introductions/meeting.ts'
import type { Week } from '#engine/introductions/propose-times.ts'
import { meetingDays } from '#engine/introductions/zoned-times.ts'
import { standardOffsetHours } from '#engine/matching/member/availability.ts'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { refuse } from '../../http/refusal.ts'
import { memberIdOf } from '../../matches/match-id.ts'
import { type PairSummary, weekOf } from '../../matches/pair-summaries.ts'
import { findCapKey } from '../../members/mailbox-store.ts'
import { takenSince } from '../meeting/change-meeting.ts'
import { findMeeting, findTaken, meetingFrom } from '../meeting-store.ts'
import { refuseSecondAsk, requirePair } from '../pair.ts'
import { findParticipant, planZone, requireFullMember } from '../participants.ts'
import { findBetween } from '../store.ts'

/**
 * Finds times in both members' weeks, in the plan's zone, except those already offered. @throws `not_found` and
 * `asked_already` as an ask does, unless the two are introduced
 */
export async function findTimes(deps: Deps, owner: Owner, { matchId }: { matchId: string }): Promise<FoundTimes> {
  const viewer = await requireFullMember(deps, owner)
  const me = viewer.ownerId
  const otherId = memberIdOf(deps.secret, me, matchId) ?? memberIdOf(deps.secret, owner.sessionId, matchId)
  if (otherId === undefined || otherId === me) throw refuse('not_found')
  const [mine, theirs] = [await findCapKey(deps.db, me), await findCapKey(deps.db, otherId)]
  const between = await findBetween(deps.db, mine, theirs)
  if (!between.some(({ state }) => state === 'introduced'))
    await refuseSecondAsk(deps, { askerId: me, askedId: otherId })
  const { week, demo } = await requirePair(deps, viewer, otherId)
  const { db } = deps
  const now = deps.clock()
  const current = await meetingAmong(deps, between)
  const zone = current?.zone ?? (await zoneOf(deps, me))
  const taken = await findTaken(db, demo ? [me] : [me, otherId], takenSince(now))
  const proposeTimes = await loadProposer()
  const proposals = proposeTimes({
    now,
    zone,
    weeks: [weekInZone(zone, weekOf(viewer.member)), weekInZone(zone, week)],
    taken: [...taken.map(({ startsAt }) => startsAt), ...(current ? startsOffered(meetingFrom(current)) : [])],
  })
  const { from, to } = meetingDays(now, zone)
  return {
    zone,
    times: proposals.map(({ starts, minutes, bothFree }) => ({ starts, minutes, bothFree })),
    from: from.toString(),
    to: to.toString(),
  }
}

/** Loaded after the start: it takes half a second. */
export const loadProposer = async () => (await import('#engine/introductions/propose-times.ts')).proposeTimes

export const weekInZone = (zone: string, { offsetHours, ...free }: PairSummary['week']): Week => ({
  ...free,
  hoursAhead: offsetHours - standardOffsetHours(zone),
})

async function meetingAmong({ db }: Deps, between: readonly { id: string }[]) {
  for (const { id } of between) {
    const meeting = await findMeeting(db, id)
    if (meeting) return meeting
  }
  return undefined
}

async function zoneOf(deps: Deps, me: string) {
  const own = await findParticipant(deps, deps.db, me, false)
  return planZone(own ?? { zone: undefined }, { zone: undefined })
}
