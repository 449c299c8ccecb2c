import { dayInWords, hoursInWords, monthInWords, weekdayInWords, zoneInWords } from '#contract/meeting/meeting-words.ts'
import type { ShownTime } from '#contract/meeting/meetings.ts'
import type { Block } from '../../mail/mail-content.ts'

export const dateBlock = (
  { starts, minutes }: ShownTime,
  { zone, place }: { zone: string; place: string },
): Extract<Block, { kind: 'date' }> => ({
  kind: 'date',
  weekday: weekdayInWords(starts),
  day: String(Number(starts.slice(8, 10))),
  month: monthInWords(starts),
  hours: hoursInWords(starts, minutes),
  zone: zoneInWords(zone),
  place,
})

export const timesBlock = (times: readonly ShownTime[], zone: string): Block => ({
  kind: 'facts',
  items: times.map(({ starts, minutes }, at) => ({
    name: dayInWords(starts),
    value: `${hoursInWords(starts, minutes)}${at === 0 ? `, ${zoneInWords(zone)}` : ''}`,
  })),
})

export const mailtoUrl = (email: string, line: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?${[
    'subject=Hello%20from%20Overture',
    `body=${encodeURIComponent(line)}`,
  ].join('&')}`
