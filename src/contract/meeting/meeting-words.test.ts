import { expect, test } from 'vitest'
import { dayInWords, hourInWords, hoursInWords, timeInFull, zoneInWords } from './meeting-words.ts'

test.each([
  ['2026-11-29T14:00', 120, '2 to 4 PM'],
  ['2026-11-29T11:00', 120, '11 AM to 1 PM'],
  ['2026-11-29T12:15', 60, '12:15 to 1:15 PM'],
  ['2026-11-29T18:30', 90, '6:30 to 8 PM'],
  ['2026-11-29T08:00', 45, '8 to 8:45 AM'],
  ['2026-11-29T21:00', 180, '9 PM to 12 AM'],
])('a meeting at %s for %i minutes is written as "%s"', (starts, minutes, words) => {
  expect(hoursInWords(starts, minutes)).toBe(words)
})

test('a day and an hour are written in words', () => {
  expect(dayInWords('2028-02-29T18:30')).toBe('Tuesday, February 29')
  expect(hourInWords('2028-02-29T18:30')).toBe('6:30 PM')
  expect(timeInFull({ starts: '2026-11-29T14:00', minutes: 120 })).toBe('Sunday, November 29, 2 to 4 PM')
})

test.each([
  ['America/Chicago', 'Central time'],
  ['America/New_York', 'Eastern time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian time'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('the time zone %s is written as "%s"', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words)
})
