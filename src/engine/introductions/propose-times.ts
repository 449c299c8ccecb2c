import { MAX_OFFERED_TIMES } from '#contract/limits.ts'
import { isFreeAt } from '../matching/member/availability.ts'
import type { DayPart } from '../writing/topics/topic.ts'
import { isTooClose } from './meeting.ts'
import { isHoliday } from './us-holidays.ts'
import { meetingDays } from './zoned-times.ts'

/** A start on a kind of day: what a first meeting of that part of the day usually is. */
type Usual = { part: DayPart; at: string; minutes: number }
const WORKDAY: readonly Usual[] = [
  { part: 'evening', at: '18:30', minutes: 90 },
  { part: 'lunch', at: '12:15', minutes: 60 },
  { part: 'early', at: '08:00', minutes: 60 },
]
const WEEKEND: readonly Usual[] = [
  { part: 'afternoon', at: '14:00', minutes: 120 },
  { part: 'morning', at: '10:30', minutes: 90 },
  { part: 'evening', at: '17:30', minutes: 90 },
  { part: 'early', at: '08:00', minutes: 60 },
]

/** Nobody is asked to breakfast or to a lunch hour who did not name it. */
const FOR_WHO_SAID_SO: ReadonlySet<DayPart> = new Set(['early', 'lunch'])

/** A member's typical week: its bits, and how far their own clock is ahead of the plan's. */
export type Week = { bits: number; hoursAhead: number }

export type Proposal = { starts: string; minutes: number; part: DayPart; bothFree: boolean }

type Wanted = {
  now: Date
  zone: string
  weeks: readonly [Week, Week]
  /** Starts of meetings that either of the two has agreed on with somebody. */
  taken: readonly Date[]
}

/**
 * Two or three times for a first meeting, by the clock of the plan, those where both are free first. One a
 * day, not on neighboring days while there is a choice, never on a holiday, never within hours of another meeting.
 */
export function proposeTimes({ now, zone, weeks, taken }: Wanted): Proposal[] {
  const { from, to } = meetingDays(now, zone)
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 }))
    if (!isHoliday(day)) days.push(day)
  const best = days.flatMap((day) => bestOf(day, { zone, weeks, taken }))
  const ranked = best.sort((a, b) => b.free - a.free)
  const chosen: Candidate[] = []
  for (const gap of [2, 1])
    for (const each of ranked) {
      const isApart = chosen.every(({ day }) => Math.abs(day.until(each.day).days) >= gap)
      if (chosen.length < MAX_OFFERED_TIMES && isApart) chosen.push(each)
    }
  return chosen
    .sort((a, b) => Number(b.free === 2) - Number(a.free === 2) || Temporal.PlainDate.compare(a.day, b.day))
    .map(({ day, usual: { at, minutes, part }, free }) => ({
      starts: `${day}T${at}`,
      minutes,
      part,
      bothFree: free === 2,
    }))
}

/** How many of the two are known to be free: 2, 1 or 0. */
type Candidate = { day: Temporal.PlainDate; usual: Usual; free: number }

function bestOf(day: Temporal.PlainDate, { zone, weeks, taken }: Omit<Wanted, 'now'>): Candidate[] {
  const usual = day.dayOfWeek > 5 ? WEEKEND : WORKDAY
  return usual
    .filter(({ at }) => {
      const startsAt = day.toZonedDateTime({ timeZone: zone, plainTime: at })
      return !isTooClose(new Date(startsAt.epochMilliseconds), taken)
    })
    .map((each) => ({ day, usual: each, free: weeks.filter((week) => isFreeFor(day, each, week)).length }))
    .filter(({ usual: { part }, free }) => free > 0 || !FOR_WHO_SAID_SO.has(part))
    .sort((a, b) => b.free - a.free)
    .slice(0, 1)
}

function isFreeFor({ dayOfWeek }: Temporal.PlainDate, { at, minutes }: Usual, { bits, hoursAhead }: Week) {
  const begin = Number(at.slice(0, 2)) + Number(at.slice(3)) / 60
  const first = (dayOfWeek - 1) * 24 + Math.floor(begin) + hoursAhead
  const hours = Math.ceil(begin + minutes / 60) - Math.floor(begin)
  return Array.from({ length: hours }, (_, hour) => first + hour).every((hour) => isFreeAt(bits, hour))
}
