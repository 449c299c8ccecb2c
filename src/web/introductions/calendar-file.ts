import type { IntroDraft } from '#contract/concierge.ts'

/** Backslash, semicolon, comma and line breaks have a meaning in a calendar file (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of at most 75 octets, the rest indented (RFC 5545, 3.1). Cut by characters of at most four octets. */
const folded = (line: string) => line.replace(/(.{18})(?=.)/gsu, '$1\r\n ')

type Meeting = { id: string; date: string; firstName: string; plan: IntroDraft['plan'] }

/** The day of a plan as an all-day entry: the window stands in its words, because two people still settle the hour. */
export function calendarText({ id, date, firstName, plan }: Meeting) {
  const day = date.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Overture//Introductions//EN',
    'BEGIN:VEVENT',
    `UID:${id}@overture`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escaped(`Meet ${firstName}, ${plan.window}`)}`,
    `LOCATION:${escaped(plan.area)}`,
    `DESCRIPTION:${escaped(plan.vibe)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** What a link needs to hand the file to the reader's calendar. */
export const calendarFile = (meeting: Meeting) => ({
  name: `overture-${meeting.date}.ics`,
  href: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(meeting))}`,
})
