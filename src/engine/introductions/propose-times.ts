import { MAX_OFFERED_TIMES } from '#contract/limits.ts'
import { HOURS_A_WEEK } from '../matching/member/availability.ts'
import type { DayPart } from '../writing/topics/topic.ts'
import { type FreeTimes, freeHours } from './free-hours.ts'
import { isTooClose } from './meeting.ts'
import { isHoliday } from './us-holidays.ts'
import { meetingDays } from './zoned-times.ts'

type Usual = { part: DayPart; at: string; minutes: number }
const WORKDAY: readonly Usual[] = [
  { part: 'evening', at: '18:30', minutes: 90 },
  { part: 'evening', at: '19:30', minutes: 90 },
  { part: 'afternoon', at: '15:00', minutes: 60 },
  { part: 'morning', at: '10:30', minutes: 60 },
  { part: 'lunch', at: '12:15', minutes: 60 },
  { part: 'early', at: '08:00', minutes: 60 },
]
const WEEKEND: readonly Usual[] = [
  { part: 'afternoon', at: '14:00', minutes: 120 },
  { part: 'morning', at: '10:30', minutes: 90 },
  { part: 'evening', at: '17:30', minutes: 90 },
  { part: 'evening', at: '19:30', minutes: 90 },
  { part: 'early', at: '08:00', minutes: 60 },
  { part: 'lunch', at: '12:15', minutes: 90 },
]

/** Proposed only when one of the two is free. */
const FOR_WHO_SAID_SO: Record<'workday' | 'weekend', ReadonlySet<DayPart>> = {
  workday: new Set(['early', 'morning', 'lunch', 'afternoon']),
  weekend: new Set(['early', 'lunch']),
}

/** `hoursAhead`: how far the member's clock is ahead of the plan's. */
export type Week = FreeTimes & { hoursAhead: number }

export type Proposal = { starts: string; minutes: number; part: DayPart; bothFree: boolean }

type Wanted = {
  now: Date
  zone: string
  /** The proposing member's week comes first. */
  weeks: readonly [Week, Week]
  /** Starts of both members' agreed meetings, and offered starts that were not chosen. */
  taken: readonly Date[]
}

/**
 * Times when both are free come first, then those of the proposing member; others only if there are none of these. At
 * most one time per day, if possible not on neighboring days, never on a holiday or close to another meeting.
 */
export function proposeTimes({ now, zone, weeks, taken }: Wanted): Proposal[] {
  const { from, to } = meetingDays(now, zone)
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 }))
    if (!isHoliday(day)) days.push(day)
  const read = weeks.map((week) => ({ hours: freeHours(week), hoursAhead: week.hoursAhead }))
  const best = days.flatMap((day) => bestOf(day, { zone, weeks: read, taken }))
  const own = best.filter(({ isOwn }) => isOwn)
  const ranked = (own.length > 0 ? own : best).sort((a, b) => b.free - a.free)
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

/** `free`: how many of the two are free. `isOwn`: the proposing member is free. */
type Candidate = { day: Temporal.PlainDate; usual: Usual; free: number; isOwn: boolean }
type ReadWeek = { hours: Uint8Array | undefined; hoursAhead: number }
type Around = Pick<Wanted, 'zone' | 'taken'> & { weeks: readonly ReadWeek[] }

function bestOf(day: Temporal.PlainDate, { zone, weeks, taken }: Around): Candidate[] {
  const isWeekend = day.dayOfWeek > 5
  const saidSo = FOR_WHO_SAID_SO[isWeekend ? 'weekend' : 'workday']
  return (isWeekend ? WEEKEND : WORKDAY)
    .filter(({ at }) => {
      const startsAt = day.toZonedDateTime({ timeZone: zone, plainTime: at })
      return !isTooClose(new Date(startsAt.epochMilliseconds), taken)
    })
    .map((each) => {
      const [isOwn = false, isOther = false] = weeks.map((week) => isFreeFor(day, each, week))
      return { day, usual: each, free: Number(isOwn) + Number(isOther), isOwn }
    })
    .filter(({ usual: { part }, free }) => free > 0 || !saidSo.has(part))
    .sort((a, b) => b.free - a.free || Number(b.isOwn) - Number(a.isOwn))
    .slice(0, 1)
}

function isFreeFor({ dayOfWeek }: Temporal.PlainDate, { at, minutes }: Usual, { hours: week, hoursAhead }: ReadWeek) {
  const begin = Number(at.slice(0, 2)) + Number(at.slice(3)) / 60
  const first = (dayOfWeek - 1) * 24 + Math.floor(begin) + hoursAhead
  const hours = Math.ceil(begin + minutes / 60) - Math.floor(begin)
  const isFree = (hour: number) => week?.[(hour + HOURS_A_WEEK) % HOURS_A_WEEK] === 1
  return Array.from({ length: hours }, (_, hour) => first + hour).every(isFree)
}
