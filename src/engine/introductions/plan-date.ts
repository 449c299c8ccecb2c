import { DAY_MS } from './lifecycle.ts'

/** In the order of ISO weekdays: Monday is 1. */
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|rs|ur|nes|day|sday|rsday|urday|nesday)*\b/i

/**
 * The date a plan means by a weekday: the next one by the calendar of the plan's time zone, today included.
 *
 * @param day words such as 'Saturday' or 'Sat, the 28th'
 * @param now the moment of the introduction
 * @returns YYYY-MM-DD; undefined when the words name no weekday
 */
export function planDate(day: string, { now, zone }: { now: Date; zone: string }): string | undefined {
  const named = WEEKDAY.exec(day)?.[1]?.toLowerCase()
  if (named === undefined) return undefined
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  return today.add({ days: (WEEKDAYS.indexOf(named) + 1 - today.dayOfWeek + 7) % 7 }).toString()
}

const CHECK_IN_AFTER_DAYS = 7
const CHECK_IN_HOUR = '09:00'

/**
 * When the two are asked how it went: the morning after the plan's day where either wished a check-in and the day is
 * known, else a week after they were introduced.
 */
export function checkInAt({
  date,
  wished,
  introducedAt,
  zone,
}: {
  date: string | undefined
  wished: boolean
  introducedAt: Date
  zone: string
}) {
  if (!wished || date === undefined) return new Date(introducedAt.getTime() + CHECK_IN_AFTER_DAYS * DAY_MS)
  const morning = Temporal.PlainDate.from(date)
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zone, plainTime: CHECK_IN_HOUR })
  return new Date(morning.epochMilliseconds)
}
