import { expect, test } from 'vitest'
import { checkInAt, planDate } from './plan-date.ts'

const MONDAY = { now: new Date('2026-03-02T12:00:00Z'), zone: 'America/Chicago' }

test.each([
  ['Saturday', '2026-03-07'],
  ['sat, the 7th', '2026-03-07'],
  ['Tuesdays', '2026-03-03'],
  ['Wednesday evening', '2026-03-04'],
  ['Thursday', '2026-03-05'],
  ['Monday', '2026-03-02'],
  ['Sunday', '2026-03-08'],
  ['one day soon', undefined],
  ['a sunny day', undefined],
])('%s is %s', (day, date) => {
  expect(planDate(day, MONDAY)).toBe(date)
})

test('on a Friday evening in Los Angeles "Saturday" is tomorrow, although it is Saturday in London already', () => {
  const fridayEvening = new Date('2026-11-28T01:30:00Z')
  expect(planDate('Saturday', { now: fridayEvening, zone: 'America/Los_Angeles' })).toBe('2026-11-28')
})

test('the check-in comes on the morning after the plan where it was wished, else after a week', () => {
  const introducedAt = new Date('2026-03-02T12:00:00Z')
  const at = (date: string | undefined, wished: boolean) =>
    checkInAt({ date, wished, introducedAt, zone: 'America/Chicago' }).toISOString()
  // The clocks went forward in the night before.
  expect(at('2026-03-07', true)).toBe('2026-03-08T14:00:00.000Z')
  expect(at('2026-03-07', false)).toBe('2026-03-09T12:00:00.000Z')
  expect(at(undefined, true)).toBe('2026-03-09T12:00:00.000Z')
})
