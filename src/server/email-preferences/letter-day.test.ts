import { expect, test } from 'vitest'
import { isLetterDue, type LetterReader, lastThursday, nextLetterAt } from './letter-day.ts'

// Thursday, 17:00 in New York. Clocks go forward on March 8.
const THURSDAY = new Date('2026-03-05T22:00:00Z')
const READER: LetterReader = {
  freq: 'weekly',
  last: THURSDAY,
  joined: new Date('2026-01-02T14:00:00Z'),
  timeZone: 'America/New_York',
}
const weekly = (part: Partial<LetterReader> = {}) => ({ ...READER, ...part })
const isDue = (now: string, part: Partial<LetterReader> = {}) => isLetterDue(weekly(part), new Date(now))

test.each([
  ['a week later at five in the afternoon', '2026-03-12T21:00:00Z', {}, true],
  ['the last minute of that hour', '2026-03-12T21:59:00Z', {}, true],
  ['an hour early', '2026-03-12T20:59:00Z', {}, false],
  ['an hour late', '2026-03-12T22:00:00Z', {}, false],
  ['a Wednesday', '2026-03-11T21:00:00Z', {}, false],
  ['a Friday, after a missed Thursday', '2026-03-13T21:00:00Z', {}, false],
  ['the hour of the last letter', '2026-03-05T22:30:00Z', {}, false],
  ['the first Thursday of a new member', '2026-03-05T22:00:00Z', { last: null, joined: new Date('2026-03-04') }, true],
  ['five in Honolulu', '2026-03-13T03:00:00Z', { timeZone: 'Pacific/Honolulu' }, true],
  ['five in New York is not five in Honolulu', '2026-03-12T21:00:00Z', { timeZone: 'Pacific/Honolulu' }, false],
  ['five in a zone off by half an hour', '2026-03-12T11:30:00Z', { timeZone: 'Asia/Kolkata' }, true],
  ['a month later to the day is a Sunday', '2026-04-05T21:00:00Z', { freq: 'monthly' }, false],
  ['the Thursday before the month is over', '2026-04-02T21:00:00Z', { freq: 'monthly' }, false],
  ['the first Thursday after a month', '2026-04-09T21:00:00Z', { freq: 'monthly' }, true],
  ['never while paused', '2027-03-11T22:00:00Z', { freq: 'pause30' }, false],
] as const)('a letter is due or not due: %s', (_when, now, part, due) => {
  expect(isDue(now, part)).toBe(due)
})

test.each([
  ['on a Monday it is this Thursday', '2026-03-09T12:00:00Z', {}, '2026-03-12T21:00:00.000Z'],
  ['in its own hour it is the next one', '2026-03-12T21:00:00Z', {}, '2026-03-19T21:00:00.000Z'],
  [
    'a monthly one skips the Thursdays between',
    '2026-03-09T12:00:00Z',
    { freq: 'monthly' },
    '2026-04-09T21:00:00.000Z',
  ],
  ['a pause has none', '2026-03-09T12:00:00Z', { freq: 'pause30' }, undefined],
] as const)('the next letter: %s', (_when, now, part, at) => {
  expect(nextLetterAt(weekly(part), new Date(now))?.toISOString()).toBe(at)
})

test('people count as new since the last Thursday at five', () => {
  const since = (now: string) => lastThursday(new Date(now), 'America/New_York').toISOString()
  expect(since('2026-03-09T12:00:00Z')).toBe('2026-03-05T22:00:00.000Z')
  expect(since('2026-03-12T20:59:00Z')).toBe('2026-03-05T22:00:00.000Z')
  expect(since('2026-03-12T21:00:00Z')).toBe('2026-03-12T21:00:00.000Z')
})
