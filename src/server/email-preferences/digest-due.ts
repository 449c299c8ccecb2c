import type { EmailPreferences } from '#contract/email-preferences.ts'

const DIGEST_HOUR = 9

/**
 * Whether a reader's digest may go out: it is the hour of nine where they live, and a week (or a month)
 * of their calendar has passed since the last one, or since they joined.
 */
export function isDigestDue({
  freq,
  since,
  timeZone,
  now,
}: {
  freq: EmailPreferences['freq']
  since: Date
  timeZone: string
  now: Date
}) {
  if (freq === 'pause30') return false
  const here = localTime(now, timeZone)
  if (here.hour !== DIGEST_HOUR) return false
  const { date } = localTime(since, timeZone)
  return here.date >= (freq === 'weekly' ? addDays(date, 7) : addMonth(date))
}

// Kept, because making one takes five times as long as using it, and every hour asks once for each reader.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** The calendar date (YYYY-MM-DD) and hour (0-23) of a moment somewhere. */
function localTime(moment: Date, timeZone: string) {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

// Dates alone are reckoned in UTC, where every day has 24 hours.
function addDays(date: string, days: number) {
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** The same day of the next month; its last day where it is shorter. */
function addMonth(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10)
}
