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
  const next = localTime(since, timeZone)
    .toPlainDate()
    .add(freq === 'weekly' ? { weeks: 1 } : { months: 1 })
  return Temporal.PlainDate.compare(here.toPlainDate(), next) >= 0
}

const localTime = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
