import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MeetingTime } from '#engine/introductions/meeting.ts'
import { endOf } from '#engine/introductions/meeting.ts'

type CalendarEntry = {
  introductionId: string
  time: MeetingTime
  /** Calendars keep the highest number. */
  sequence: number
  isCancelled: boolean
  firstName: string | null
  vibe: string
  area: string
  now: Date
}

/** An RFC 5545 entry with one UID for both members and every change. Hours are instants: no calendar needs the zone. */
export function calendarFile({
  introductionId,
  time,
  sequence,
  isCancelled,
  firstName,
  vibe,
  area,
  now,
}: CalendarEntry) {
  const calendar = ical({
    prodId: { company: 'Overture', product: 'Introductions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const summary = firstName === null ? 'A meeting' : `Meet ${firstName}`
  calendar.createEvent({
    id: `${introductionId}@overture`,
    stamp: now,
    start: time.startsAt,
    end: endOf(time),
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: isCancelled ? `Called off: ${summary}` : summary,
    location: area,
    description: vibe,
  })
  return calendar.toString()
}
