import { expect, test } from 'vitest'
import { hoursInCommon, standardOffsetHours, weekBits } from './availability.ts'

const week = (...options: string[]) => weekBits(options)

test.each([
  ['the same evenings', week('Weeknights'), week('Weeknights'), 0, 20],
  ['evenings an hour apart', week('Weeknights'), week('Weeknights'), 1, 15],
  ['evenings five hours apart', week('Weeknights'), week('Weeknights'), -5, 0],
  ['weeknights and weekends', week('Weeknights'), week('Weekends'), 0, 0],
  ['weekends and any time', week('Weekends'), week('Flexible'), 0, 24],
  ['two answers count once where they overlap', week('Weeknights', 'Flexible'), week('Weeknights'), 0, 20],
  ['Sunday night here is Monday morning there', week('Weekends'), week('Early mornings'), 10, 4],
])('%s', (_, mine, theirs, offset, hours) => {
  expect(hoursInCommon(mine, theirs, offset)).toBe(hours)
  expect(hoursInCommon(theirs, mine, -offset)).toBe(hours)
})

test('own words add no hours', () => {
  expect(week('every other Tuesday', ' weekends ')).toBe(week('Weekends'))
})

test.each([
  ['America/New_York', -5],
  ['America/Phoenix', -7],
  ['Pacific/Honolulu', -10],
  ['Asia/Kolkata', 6],
  ['UTC', 0],
  ['Nowhere/Land', 0],
])('%s is %d hours from UTC all year', (zone, hours) => expect(standardOffsetHours(zone)).toBe(hours))
