import { EARLIEST_MEETING_DAYS, FIRST_MEETING_HOUR, LAST_MEETING_HOUR, LATEST_MEETING_DAYS } from '#contract/limits.ts'
import { dayInWords } from '#contract/meeting/meeting-words.ts'
import type { WallTime } from '#contract/meeting/meetings.ts'
import { DAY_MS } from './lifecycle.ts'
import { endOf, type MeetingTime } from './meeting.ts'

export const inZone = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

const asDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)

/** Such as '2026-11-29T14:00'. */
export const wallClock = (moment: Date, zone: string) => inZone(moment, zone).toPlainDateTime().toString().slice(0, 16)

export function meetingDays(now: Date, zone: string) {
  const today = inZone(now, zone).toPlainDate()
  return { from: today.add({ days: EARLIEST_MEETING_DAYS }), to: today.add({ days: LATEST_MEETING_DAYS }) }
}

export function isTimeZone(zone: string) {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    // Temporal accepts an offset such as '+05:00' as a zone, but an offset is no place.
    return /^[A-Z]/i.test(zone)
  } catch {
    return false
  }
}

/** @returns the meeting time, or one sentence that says what is wrong */
export function readWallTime({ starts, minutes }: WallTime, { zone, now }: { zone: string; now: Date }) {
  const wall = plainDateTime(starts)
  if (!wall) return 'That day does not exist.'
  const startsAt = onlyInstant(wall, zone)
  if (!startsAt) return 'The clocks change then, and that hour does not come once. Choose another.'
  if (startsAt <= now) return 'That time has passed. Choose one ahead.'
  const { from, to } = meetingDays(now, zone)
  const day = wall.toPlainDate()
  if (Temporal.PlainDate.compare(day, from) < 0 || Temporal.PlainDate.compare(day, to) > 0)
    return `Choose a day from ${dayInWords(`${from}T00:00`)} to ${dayInWords(`${to}T00:00`)}.`
  const isLate = wall.hour > LAST_MEETING_HOUR || (wall.hour === LAST_MEETING_HOUR && wall.minute > 0)
  if (wall.hour < FIRST_MEETING_HOUR || isLate) return 'Choose a start between 7 AM and 9 PM.'
  const time: MeetingTime = { startsAt, minutes }
  return time
}

function plainDateTime(starts: string) {
  try {
    return Temporal.PlainDateTime.from(starts, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/** Undefined if the clock skips this time or shows it twice. */
function onlyInstant(wall: Temporal.PlainDateTime, zone: string) {
  try {
    return asDate(wall.toZonedDateTime(zone, { disambiguation: 'reject' }))
  } catch {
    return undefined
  }
}

const REMINDER = { days: -1, at: '17:00' }
const CHECK_IN = { days: 1, at: '09:00' }
const CHECK_IN_AFTER_DAYS = 7

function onDayOf(moment: Date, zone: string, { days, at }: { days: number; at: string }) {
  const day = inZone(moment, zone).toPlainDate().add({ days })
  return asDate(day.toZonedDateTime({ timeZone: zone, plainTime: at }))
}

/** The day before at 17:00; null if that is past. */
export function reminderAt({ startsAt }: MeetingTime, { zone, now }: { zone: string; now: Date }) {
  const due = onDayOf(startsAt, zone, REMINDER)
  return due > now ? due : null
}

/** At nine. A meeting past midnight belongs to the day on which it began. */
const morningAfter = ({ startsAt }: MeetingTime, zone: string) => onDayOf(startsAt, zone, CHECK_IN)

/** The morning after an agreed meeting. Otherwise a week after `since`, but not before the last offered time. */
export function checkInAt({
  agreed,
  offered,
  zone,
  since,
}: {
  agreed: MeetingTime | null
  offered: readonly MeetingTime[]
  zone: string
  /** When they were introduced, or the meeting was cancelled. */
  since: Date
}) {
  if (agreed) return morningAfter(agreed, zone)
  const week = since.getTime() + CHECK_IN_AFTER_DAYS * DAY_MS
  return new Date(Math.max(week, ...offered.map((time) => morningAfter(time, zone).getTime())))
}

export const friendLinkEnds = (time: MeetingTime, zone: string) => onDayOf(endOf(time), zone, { days: 2, at: '00:00' })
