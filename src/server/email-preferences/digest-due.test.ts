import { expect, test } from 'vitest'
import { isDigestDue } from './digest-due.ts'

const NEW_YORK = 'America/New_York'
const weekly = { freq: 'weekly', since: new Date('2026-03-02T14:00:00Z'), timeZone: NEW_YORK } as const
const dueAt = (now: string, part: Partial<Parameters<typeof isDigestDue>[0]> = {}) =>
  isDigestDue({ ...weekly, ...part, now: new Date(now) })

test.each([
  // Clocks went forward on March 8: nine in New York is 13:00 UTC from then on.
  ['a week later at nine', '2026-03-09T13:00:00Z', {}, true],
  ['the last minute of that hour', '2026-03-09T13:59:00Z', {}, true],
  ['an hour early', '2026-03-09T12:59:00Z', {}, false],
  ['an hour late', '2026-03-09T14:00:00Z', {}, false],
  ['six days later', '2026-03-08T13:00:00Z', {}, false],
  ['nine days later, after a missed day', '2026-03-11T13:00:00Z', {}, true],
  ['nine in Honolulu', '2026-03-09T19:00:00Z', { timeZone: 'Pacific/Honolulu' }, true],
  ['nine in New York is not nine in Honolulu', '2026-03-09T13:00:00Z', { timeZone: 'Pacific/Honolulu' }, false],
  ['nine in a zone off by half an hour', '2026-03-09T03:30:00Z', { timeZone: 'Asia/Kolkata' }, true],
  ['a month later', '2026-04-02T13:00:00Z', { freq: 'monthly' }, true],
  ['a day before the month is over', '2026-04-01T13:00:00Z', { freq: 'monthly' }, false],
  [
    'the last day of a short month stands for the 31st',
    '2026-02-28T14:00:00Z',
    { freq: 'monthly', since: new Date('2026-01-31T14:00:00Z') },
    true,
  ],
  [
    'December leads to January',
    '2027-01-15T14:00:00Z',
    { freq: 'monthly', since: new Date('2026-12-15T14:00:00Z') },
    true,
  ],
  ['never while paused', '2027-03-09T13:00:00Z', { freq: 'pause30' }, false],
] as const)('%s', (_when, now, part, due) => {
  expect(dueAt(now, part)).toBe(due)
})
