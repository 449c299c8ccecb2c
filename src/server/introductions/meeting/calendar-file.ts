import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MeetingTime } from '#engine/introductions/meeting.ts'
import { endOf } from '#engine/introductions/meeting.ts'

type CalendarEntry = {
  introductionId: string
  time: MeetingTime
  /** Rises with each change: calendars keep the highest. */
  sequence: number
  isCancelled: boolean
  firstName: string | null
  vibe: string
  area: string
  now: Date
}

/**
 * One RFC 5545 entry with the same UID for both members and every change. Hours are instants, so no calendar needs
 * the zone.
 */
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
