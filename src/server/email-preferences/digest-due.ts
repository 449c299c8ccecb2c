import type { EmailPreferences } from '#contract/email-preferences.ts'
import { DAY_MS } from '../durations.ts'

const DIGEST_HOUR = 9
/** No digest follows the last sooner, whatever the clocks do: a week of the calendar may be an hour short. */
export const LEAST_BETWEEN_MS = 6 * DAY_MS

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
  if (!isDigestHour(now, timeZone)) return false
  const here = localTime(now, timeZone)
  const next = localTime(since, timeZone)
    .toPlainDate()
    .add(freq === 'weekly' ? { weeks: 1 } : { months: 1 })
  return Temporal.PlainDate.compare(here.toPlainDate(), next) >= 0
}

export const isDigestHour = (now: Date, timeZone: string) => localTime(now, timeZone).hour === DIGEST_HOUR

const localTime = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
