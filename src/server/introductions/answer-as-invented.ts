import type { Transaction } from 'kysely'
import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import { isAhead, type MeetingTime } from '#engine/introductions/meeting.ts'
import { inZone, readWallTime, wallClock } from '#engine/introductions/zoned-times.ts'
import { mixSeed } from '#engine/writing/seed.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { introduceBoth, type TimeChoice } from './introduce-both.ts'
import { changeMeeting } from './meeting/change-meeting.ts'
import { tellAgreed } from './meeting/tell-meeting.ts'
import { findMeeting, meetingFrom } from './meeting-store.ts'
import { findIntroduction, lockMembers, type Row } from './store.ts'

/** Below this score an invented member stays silent. */
const YES_FROM = 60
const OTHER_TIMES_IN = 3

/** Answers for an invented member, so that a first look shows the whole flow. */
export async function answerAsInvented(deps: Deps, { introductionId }: { introductionId: string }) {
  await deps.db.transaction().execute(async (tx) => {
    const seen = await findIntroduction(tx, introductionId)
    if (!seen?.invented || seen.asker_id === null || seen.score < YES_FROM) return
    await lockMembers(tx, [seen.asker_id])
    const row = await findIntroduction(tx, introductionId)
    if (row?.state === 'introduced') return pickAsInvented(tx, deps, row)
    if (row && row.state === 'asked' && isAskOpen({ state: row.state, askedAt: row.asked_at }, deps.clock()))
      await introduceBoth(tx, deps, row, { share: { email: true }, choice: await choiceFor(tx, deps, row) })
  })
}

async function choiceFor(tx: Transaction<Schema>, deps: Deps, { id }: Row): Promise<TimeChoice> {
  const stored = await findMeeting(tx, id)
  const now = deps.clock()
  const times = (stored ? (meetingFrom(stored).offer?.times ?? []) : []).filter((time) => isAhead(time, now))
  const [first] = times
  if (!stored || !first) return undefined
  const others = times.flatMap((time) => nextDay(time, { zone: stored.zone, now }))
  return others.length > 0 && mixSeed(id) % OTHER_TIMES_IN === 0
    ? { do: 'offer', by: 'asked', times: others, withYes: true }
    : { do: 'pick', by: 'asked', startsAt: first.startsAt }
}

function nextDay({ startsAt, minutes }: MeetingTime, { zone, now }: { zone: string; now: Date }) {
  const later = inZone(startsAt, zone).add({ days: 1 })
  const read = readWallTime({ starts: wallClock(new Date(later.epochMilliseconds), zone), minutes }, { zone, now })
  return typeof read === 'string' ? [] : [read]
}

async function pickAsInvented(tx: Transaction<Schema>, deps: Deps, row: Row) {
  const stored = await findMeeting(tx, row.id)
  const offer = stored ? meetingFrom(stored).offer : null
  const open = offer?.by === 'asker' ? offer.times.find((time) => isAhead(time, deps.clock())) : undefined
  if (!stored || !open) return
  const event = { do: 'pick', by: 'asked', startsAt: open.startsAt } as const
  const changed = await changeMeeting(tx, deps, { row, zone: stored.zone, event })
  await tellAgreed(tx, deps, { row, ...changed })
}
