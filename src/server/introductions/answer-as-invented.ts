import type { Transaction } from 'kysely'
import { INVENTED_YES_FROM } from '#contract/limits.ts'
import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import { isAhead, startsOffered } from '#engine/introductions/meeting.ts'
import { readWallTime } from '#engine/introductions/zoned-times.ts'
import { mixSeed } from '#engine/writing/seed.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { weekOf } from '../matches/pair-summaries.ts'
import { introduceBoth, type TimeChoice } from './introduce-both.ts'
import { changeMeeting, takenSince } from './meeting/change-meeting.ts'
import { tellAgreed } from './meeting/tell-meeting.ts'
import { findMeeting, findTaken, type MeetingRow, meetingFrom } from './meeting-store.ts'
import { findParticipant } from './participants.ts'
import { loadProposer, weekInZone } from './settling/find-times.ts'
import { findIntroduction, lockMembers, type Row } from './store.ts'

const OTHER_TIMES_IN = 3

/** Invented members answer, so a first look shows all steps. */
export async function answerAsInvented(deps: Deps, { introductionId }: { introductionId: string }) {
  await deps.db.transaction().execute(async (tx) => {
    const seen = await findIntroduction(tx, introductionId)
    if (!seen?.invented || seen.asker_id === null || seen.score < INVENTED_YES_FROM) return
    await lockMembers(tx, [seen.asker_id])
    const row = await findIntroduction(tx, introductionId)
    if (row?.state === 'introduced') return pickAsInvented(tx, deps, row)
    if (row && row.state === 'asked' && isAskOpen({ state: row.state, askedAt: row.asked_at }, deps.clock()))
      await introduceBoth(tx, deps, row, { share: { email: true }, choice: await choiceFor(tx, deps, row) })
  })
}

async function choiceFor(tx: Transaction<Schema>, deps: Deps, row: Row): Promise<TimeChoice> {
  const { id } = row
  const stored = await findMeeting(tx, id)
  const now = deps.clock()
  const times = (stored ? (meetingFrom(stored).offer?.times ?? []) : []).filter((time) => isAhead(time, now))
  const [first] = times
  if (!stored || !first) return undefined
  const others = mixSeed(id) % OTHER_TIMES_IN === 0 ? await otherTimes(tx, deps, row, stored) : []
  return others.length > 0
    ? { do: 'offer', by: 'asked', times: others, withYes: true }
    : { do: 'pick', by: 'asked', startsAt: first.startsAt }
}

/** Times that the asker did not offer, within their free times if possible. */
async function otherTimes(tx: Transaction<Schema>, deps: Deps, { asker_id }: Row, stored: MeetingRow) {
  const asker = await findParticipant(deps, tx, asker_id, false)
  if (asker_id === null || !asker?.viewer) return []
  const now = deps.clock()
  const { zone } = stored
  const taken = (await findTaken(tx, [asker_id], takenSince(now))).map(({ startsAt }) => startsAt)
  const week = weekInZone(zone, weekOf(asker.viewer.member))
  const offered = startsOffered(meetingFrom(stored))
  const proposeTimes = await loadProposer()
  const proposals = proposeTimes({ now, zone, weeks: [week, week], taken: [...taken, ...offered] })
  return proposals
    .map(({ starts, minutes }) => readWallTime({ starts, minutes }, { zone, now }))
    .filter((time) => typeof time !== 'string')
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
