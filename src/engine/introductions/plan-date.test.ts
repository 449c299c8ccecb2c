import { expect, test } from 'vitest'
import { checkInAt, planDate } from './plan-date.ts'

const MONDAY = '2026-03-02'

test.each([
  ['Saturday', '2026-03-07'],
  ['sat, the 7th', '2026-03-07'],
  ['Tuesdays', '2026-03-03'],
  ['Wednesday evening', '2026-03-04'],
  ['Thursday', '2026-03-05'],
  ['Monday', '2026-03-09'],
  ['Sunday', '2026-03-08'],
  ['one day soon', undefined],
  ['a sunny day', undefined],
])('%s is %s', (day, date) => {
  expect(planDate(day, MONDAY)).toBe(date)
})

test('the check-in comes the day after the plan where it was wished, else after a week', () => {
  const introducedAt = new Date('2026-03-02T12:00:00Z')
  const at = (date: string | undefined, wished: boolean) => checkInAt({ date, wished, introducedAt }).toISOString()
  expect(at('2026-03-07', true)).toBe('2026-03-08T15:00:00.000Z')
  expect(at('2026-03-07', false)).toBe('2026-03-09T12:00:00.000Z')
  expect(at(undefined, true)).toBe('2026-03-09T12:00:00.000Z')
})
