import { isTimeZone } from '#contract/intake.ts'
import { TIME_ZONES } from '#contract/options.ts'
import type { LetterReader } from './letter-day.ts'
import { effective } from './preferences.ts'
import type { Reader } from './store.ts'

export const letterReaderOf = (reader: Reader, now: Date): LetterReader => ({
  freq: frequencyOf(reader, now),
  last: reader.lastDigestAt,
  joined: reader.joinedAt,
  timeZone: timeZoneOf(reader),
})

const frequencyOf = ({ freq, topics, pausedUntil }: Reader, now: Date) =>
  effective(freq === null ? undefined : { freq, topics: topics ?? [], pausedUntil }, now).freq

const timeZoneOf = ({ timeZone }: Reader) =>
  timeZone !== null && (OFFERED.has(timeZone) || isTimeZone(timeZone)) ? timeZone : TIME_ZONES[0]

// Almost everybody has one of these zones, which need no slow call to the platform.
const OFFERED: ReadonlySet<string> = new Set(TIME_ZONES)
