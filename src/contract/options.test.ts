import { expect, test } from 'vitest'
import { timeInWords, weekInWords } from './options.ts'

test.each([
  [['Weekends', 'Saturdays only'], 'Weekends (Saturdays only)'],
  [['Weeknights', 'After 7'], 'Weeknights (after 7)'],
  [['Weekends', 'Wednesday evening'], 'Weekends, Wednesday evening'],
  [['Weekday afternoons'], 'Weekday afternoons'],
  [['Weekends', 'not Sundays', 'Tuesday nights'], 'Weekends (not Sundays), Tuesday nights'],
])('the free times %j are written as "%s"', (times, said) => {
  expect(weekInWords(times)).toBe(said)
})

test.each([
  ['Weekday afternoons', 'weekday afternoons'],
  ['Midday', 'midday'],
  ['Tuesday nights', 'Tuesday nights'],
  ['October weekends', 'October weekends'],
])('"%s" is written as "%s" in the middle of a sentence', (time, said) => expect(timeInWords(time)).toBe(said))
