import { DAY_MS } from './lifecycle.ts'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|rs|ur|nes|day|sday|rsday|urday|nesday)*\b/i

/**
 * The date a plan means by a weekday: the first one after today.
 *
 * @param day words such as 'Saturday' or 'Sat, the 28th'
 * @param today the day of the introduction, YYYY-MM-DD
 * @returns YYYY-MM-DD; undefined when the words name no weekday
 */
export function planDate(day: string, today: string): string | undefined {
  const named = WEEKDAY.exec(day)?.[1]?.toLowerCase()
  if (named === undefined) return undefined
  const from = Date.parse(`${today}T00:00:00Z`)
  const daysAhead = (WEEKDAYS.indexOf(named) - new Date(from).getUTCDay() + 7) % 7 || 7
  return new Date(from + daysAhead * DAY_MS).toISOString().slice(0, 10)
}

const CHECK_IN_AFTER_DAYS = 7
/** Afternoon in Europe, morning in the United States. */
const CHECK_IN_HOUR = '15:00:00Z'

/**
 * When the two are asked how it went: the day after the plan's day where either wished a check-in and the day is known,
 * else a week after they were introduced.
 */
export function checkInAt({
  date,
  wished,
  introducedAt,
}: {
  date: string | undefined
  wished: boolean
  introducedAt: Date
}) {
  if (!wished || date === undefined) return new Date(introducedAt.getTime() + CHECK_IN_AFTER_DAYS * DAY_MS)
  return new Date(Date.parse(`${date}T${CHECK_IN_HOUR}`) + DAY_MS)
}
