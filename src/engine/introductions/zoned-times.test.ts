import { describe, expect, test } from 'vitest'
import { checkInAt, isTimeZone, readWallTime, reminderAt, wallClock } from './zoned-times.ts'

function read(starts: string, zone: string, now: string) {
  const found = readWallTime({ starts, minutes: 120 }, { zone, now: new Date(now) })
  return typeof found === 'string' ? found : found.startsAt.toISOString()
}

describe('a time in the time zone of the plan', () => {
  test.each([
    ['a Sunday in Chicago', '2026-11-29T14:00', 'America/Chicago', '2026-11-24T18:00Z', '2026-11-29T20:00:00.000Z'],
    // Clocks go forward on 8 March 2026 and back on 1 November.
    [
      'the day before they go forward',
      '2026-03-07T14:00',
      'America/Chicago',
      '2026-03-02T12:00Z',
      '2026-03-07T20:00:00.000Z',
    ],
    ['the day they go forward', '2026-03-08T14:00', 'America/Chicago', '2026-03-02T12:00Z', '2026-03-08T19:00:00.000Z'],
    ['the day they go back', '2026-11-01T14:00', 'America/Chicago', '2026-10-26T12:00Z', '2026-11-01T20:00:00.000Z'],
    [
      'the same day where they never change',
      '2026-11-01T14:00',
      'America/Phoenix',
      '2026-10-26T12:00Z',
      '2026-11-01T21:00:00.000Z',
    ],
    ['29 February', '2028-02-29T18:30', 'America/New_York', '2028-02-20T12:00Z', '2028-02-29T23:30:00.000Z'],
    // Friday 23:30 in Honolulu is Saturday 04:30 in New York: two days ahead is Sunday or Monday.
    [
      'Friday 23:30 in Honolulu for Honolulu',
      '2026-11-29T14:00',
      'Pacific/Honolulu',
      '2026-11-28T09:30Z',
      '2026-11-30T00:00:00.000Z',
    ],
    [
      'Friday 23:30 in Honolulu for New York',
      '2026-11-30T14:00',
      'America/New_York',
      '2026-11-28T09:30Z',
      '2026-11-30T19:00:00.000Z',
    ],
  ])('%s is read as one instant, and the instant gives the same time back', (_, starts, zone, now, instant) => {
    expect(read(starts, zone, now)).toBe(instant)
    expect(wallClock(new Date(instant), zone)).toBe(starts)
  })

  test.each([
    ['past', '2026-11-20T14:00', 'That time has passed. Choose one ahead.'],
    ['at 03:00', '2026-11-29T03:00', 'Choose a start between 7 AM and 9 PM.'],
    ['at 21:30', '2026-11-29T21:30', 'Choose a start between 7 AM and 9 PM.'],
    ['tomorrow', '2026-11-25T14:00', 'Choose a day from Thursday, November 26 to Tuesday, December 8.'],
    ['after fifteen days', '2026-12-09T14:00', 'Choose a day from Thursday, November 26 to Tuesday, December 8.'],
    ['on 30 February', '2027-02-30T14:00', 'That day does not exist.'],
  ])('a time that is %s is refused with a sentence', (_, starts, sentence) => {
    expect(read(starts, 'America/Chicago', '2026-11-24T18:00Z')).toBe(sentence)
  })

  test('a time that the clock change skips or repeats is refused', () => {
    const sentence = 'The clocks change then, and that hour does not come once. Choose another.'
    expect(read('2026-03-08T02:30', 'America/Chicago', '2026-03-02T12:00Z')).toBe(sentence)
    expect(read('2026-11-01T01:30', 'America/Chicago', '2026-10-26T12:00Z')).toBe(sentence)
  })

  test('a Sunday is too early for a plan in New York if it is still Friday in Honolulu', () => {
    expect(read('2026-11-29T14:00', 'America/New_York', '2026-11-28T09:30Z')).toMatch(/^Choose a day from Monday/)
  })
})

test('a time zone must be a known name', () => {
  expect(['America/Chicago', 'Mars/Olympus', '', '+05:00'].map(isTimeZone)).toEqual([true, false, false, false])
})

describe('the reminder and the check-in', () => {
  const zone = 'America/Chicago'
  const sunday = { startsAt: new Date('2026-11-29T20:00Z'), minutes: 120 }
  const intoSummerTime = { startsAt: new Date('2026-03-08T19:00Z'), minutes: 120 }

  test('the reminder is sent on the day before at 5 PM local time, also before a clock change', () => {
    const now = new Date('2026-03-01T12:00Z')
    expect(reminderAt(sunday, { zone, now })?.toISOString()).toBe('2026-11-28T23:00:00.000Z')
    expect(reminderAt(intoSummerTime, { zone, now })?.toISOString()).toBe('2026-03-07T23:00:00.000Z')
  })

  test('there is no reminder if the meeting was agreed after its reminder time', () => {
    expect(reminderAt(sunday, { zone, now: new Date('2026-11-28T23:00Z') })).toBeNull()
  })

  test('the check-in comes on the morning after the agreed or last offered time, otherwise after a week', () => {
    const since = new Date('2026-11-24T18:00Z')
    const at = (given: object) => checkInAt({ agreed: null, offered: [], zone, since, ...given }).toISOString()
    expect(at({ agreed: sunday })).toBe('2026-11-30T15:00:00.000Z')
    expect(at({})).toBe('2026-12-01T18:00:00.000Z')
    expect(at({ offered: [sunday, { ...sunday, startsAt: new Date('2026-12-06T20:00Z') }] })).toBe(
      '2026-12-07T15:00:00.000Z',
    )
  })
})
