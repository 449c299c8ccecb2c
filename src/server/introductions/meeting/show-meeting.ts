import { MAX_MOVES } from '#contract/limits.ts'
import type { Meeting as ShownMeeting, ShownTime } from '#contract/meeting/meetings.ts'
import type { Side } from '#engine/introductions/lifecycle.ts'
import { isAhead, isTooClose, type MeetingTime, meetingAt, otherSide } from '#engine/introductions/meeting.ts'
import { wallClock } from '#engine/introductions/zoned-times.ts'
import type { SigningKey } from '../../signing-key.ts'
import { type MeetingRow, meetingFrom, type Taken } from '../meeting-store.ts'
import { calendarToken, friendToken } from './plan-token.ts'

export const shownTime = ({ startsAt, minutes }: MeetingTime, zone: string): ShownTime => ({
  startsAt: startsAt.toISOString(),
  starts: wallClock(startsAt, zone),
  minutes,
})

type Showing = { now: Date; secret: SigningKey; publicUrl: string; taken: readonly Taken[] }

/** Future times on offer, four hours from other meetings of both members. */
export function openTimes(row: MeetingRow | undefined, { now, taken }: Pick<Showing, 'now' | 'taken'>) {
  const offer = row && meetingFrom(row).offer
  if (!row || !offer) return []
  const others = taken.filter(({ introductionId }) => introductionId !== row.introduction_id)
  const starts = others.map(({ startsAt }) => startsAt)
  return offer.times
    .filter((time) => isAhead(time, now) && !isTooClose(time.startsAt, starts))
    .map((time) => shownTime(time, row.zone))
}

export const offeredTimes = (row: MeetingRow | undefined) =>
  row ? (meetingFrom(row).offer?.times ?? []).map((time) => shownTime(time, row.zone)) : []

export function showMeeting(row: MeetingRow, side: Side, { now, secret, publicUrl, taken }: Showing): ShownMeeting {
  const { introduction_id: id, zone } = row
  const meeting = meetingAt(meetingFrom(row), now)
  const friend = side === 'asker' ? row.asker_friend : row.asked_friend
  const nameOf = (by: Side) => (by === side ? 'you' : 'them')
  const hasTime = meeting.agreed !== null && meeting.state !== 'past'
  return {
    state: meeting.state,
    zone,
    agreed: meeting.agreed && shownTime(meeting.agreed, zone),
    takenBy: meeting.takenBy && nameOf(meeting.takenBy),
    offer: meeting.offer && {
      by: nameOf(meeting.offer.by),
      times: meeting.offer.by === otherSide(side) ? openTimes(row, { now, taken }) : offeredTimes(row),
    },
    cancelledBy: meeting.cancelledBy && nameOf(meeting.cancelledBy),
    movesLeft: MAX_MOVES - meeting.moves[side],
    calendarUrl: hasTime ? `/v1/introductions/calendar/${calendarToken(secret, { id, side })}.ics` : null,
    friendUrl: friend === null ? null : friendUrl({ secret, publicUrl }, { id, side }, friend),
  }
}

/** The token is after the #, so opening the link sends it to no server. */
export const friendUrl = (
  { secret, publicUrl }: Pick<Showing, 'secret' | 'publicUrl'>,
  named: { id: string; side: Side },
  friend: string,
) => `${publicUrl}/plan#${friendToken(secret, named, friend)}`
