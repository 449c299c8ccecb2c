import { TYPICAL_WEEK } from '#contract/options.ts'
import { normaliseTag } from './tags.ts'

export const HOURS_A_WEEK = 168
type Window = { days: readonly number[]; from: number; to: number }

const WORKDAYS = [0, 1, 2, 3, 4]
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** In the order of TYPICAL_WEEK; day 0 is Monday. */
const WINDOWS: readonly Window[] = [
  { days: WORKDAYS, from: 18, to: 22 },
  { days: [5, 6], from: 10, to: 22 },
  { days: WORKDAYS, from: 12, to: 14 },
  { days: EVERY_DAY, from: 6, to: 9 },
  { days: EVERY_DAY, from: 8, to: 22 },
]
const BIT_BY_TAG = new Map(TYPICAL_WEEK.map((option, bit) => [normaliseTag(option), 1 << bit]))

export const WEEKS = 1 << TYPICAL_WEEK.length

/** In the order of TYPICAL_WEEK. Free text sets no bit. */
export function weekBits(typicalWeek: readonly string[]) {
  return typicalWeek.reduce((bits, entry) => bits | (BIT_BY_TAG.get(normaliseTag(entry)) ?? 0), 0)
}

/** For each possible week, 168 flags from Monday 00:00 local time. */
const HOURS_BY_WEEK = Array.from({ length: WEEKS }, (_, week) => hoursOf(week))

function hoursOf(week: number) {
  const hours = new Uint8Array(HOURS_A_WEEK)
  for (const [bit, { days, from, to }] of WINDOWS.entries()) {
    if ((week & (1 << bit)) === 0) continue
    for (const day of days) hours.fill(1, day * 24 + from, day * 24 + to)
  }
  return hours
}

/** `hour` counts from Monday 00:00 and wraps around. */
export const isFreeAt = (week: number, hour: number) =>
  HOURS_BY_WEEK[week]?.[(hour + HOURS_A_WEEK) % HOURS_A_WEEK] === 1

/**
 * Hours per week in which both are free.
 * @param offsetHours how far the second clock is ahead of the first
 */
export function hoursInCommon(mine: number, theirs: number, offsetHours: number) {
  const [own, other] = [HOURS_BY_WEEK[mine], HOURS_BY_WEEK[theirs]]
  let shared = 0
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const there = (hour + offsetHours + 2 * HOURS_A_WEEK) % HOURS_A_WEEK
    shared += (own?.[hour] ?? 0) & (other?.[there] ?? 0)
  }
  return shared
}

// Intl is slow, and a rebuild needs every member's offset.
const offsetByZone = new Map<string, number>()
const MIDWINTER = Date.UTC(2026, 0, 15, 12)

/** Half hours are rounded; 0 for an unknown zone. Uses standard time, so that scores do not change with summer time. */
export function standardOffsetHours(timezone: string) {
  const known = offsetByZone.get(timezone)
  if (known !== undefined) return known
  const offset = readOffset(timezone)
  offsetByZone.set(timezone, offset)
  return offset
}

function readOffset(timezone: string) {
  // Intl throws a RangeError for an unknown zone. The contract refuses such zones, but old rows may have one.
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
    const name = parts.formatToParts(MIDWINTER).find((part) => part.type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
    const size = Math.round(Number(hours ?? 0) + Number(minutes ?? 0) / 60)
    return sign === '-' ? -size : size
  } catch {
    return 0
  }
}
