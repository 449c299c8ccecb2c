import { expect, test } from 'vitest'
import { weekInWords } from './options.ts'

test.each([
  [['Weekends', 'Saturdays only'], 'Weekends (saturdays only)'],
  [['Weeknights', 'After 7'], 'Weeknights (after 7)'],
  [['Weekends', 'Wednesday evening'], 'Weekends, Wednesday evening'],
  [['Weekday afternoons'], 'Weekday afternoons'],
  [['Weekends', 'not Sundays', 'Tuesday nights'], 'Weekends (not Sundays), Tuesday nights'],
])('free times %j are said as "%s"', (times, said) => {
  expect(weekInWords(times).toLowerCase()).toBe(said.toLowerCase())
})
