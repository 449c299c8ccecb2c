import type { EmailPreferences } from '#contract/email-preferences.ts'
import { DAY_MS } from '../durations.ts'

const LETTER_WEEKDAY = 4
const LETTER_HOUR = 17
/** A clock change may shorten a week by an hour. */
export const LEAST_BETWEEN_MS = 6 * DAY_MS
/** A month has at most five Thursdays, so the sixth is due at every frequency. */
const THURSDAYS_AHEAD = 6

export type LetterReader = {
  freq: EmailPreferences['freq']
  /** Null before the first. */
  last: Date | null
  joined: Date
  timeZone: string
}

/** Letters are sent at one hour of the reader's zone, monthly ones a calendar month after the last one or joining. */
export function isLetterDue({ freq, last, joined, timeZone }: LetterReader, now: Date) {
  if (freq === 'pause30' || !isLetterHour(now, timeZone)) return false
  if (last !== null && now.getTime() - last.getTime() < LEAST_BETWEEN_MS) return false
  if (freq === 'weekly') return true
  const next = localTime(last ?? joined, timeZone)
    .toPlainDate()
    .add({ months: 1 })
  return Temporal.PlainDate.compare(localTime(now, timeZone).toPlainDate(), next) >= 0
}

/** Thursday, from 17:00 to 17:59. */
export function isLetterHour(now: Date, timeZone: string) {
  const { dayOfWeek, hour } = localTime(now, timeZone)
  return dayOfWeek === LETTER_WEEKDAY && hour === LETTER_HOUR
}

/** Null while letters are paused. */
export function nextLetterAt(reader: LetterReader, now: Date) {
  const thursday = thursdayAfter(now, reader.timeZone)
  for (let weeks = 0; weeks < THURSDAYS_AHEAD; weeks += 1) {
    const at = dateOf(thursday.add({ weeks }))
    if (isLetterDue(reader, at)) return at
  }
  return null
}

/** The letter's hour on the last Thursday. Events after it are news. */
export const lastThursday = (now: Date, timeZone: string) => dateOf(thursdayAfter(now, timeZone).subtract({ weeks: 1 }))

function thursdayAfter(now: Date, timeZone: string) {
  const here = localTime(now, timeZone)
  const days = (LETTER_WEEKDAY - here.dayOfWeek + 7) % 7
  const at = here.add({ days }).withPlainTime({ hour: LETTER_HOUR })
  return Temporal.ZonedDateTime.compare(at, here) > 0 ? at : at.add({ weeks: 1 })
}

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)

const localTime = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
