import { expect, test } from 'vitest'
import { linesInZone } from './lines-in-zone.ts'

test.each([
  ['America/Chicago', '911'],
  ['America/Indiana/Knox', '911'],
  ['Pacific/Honolulu', '911'],
  ['EST5EDT', '911'],
  ['UTC', '911'],
  ['America/Toronto', '911'],
  ['Europe/London', '999'],
  ['Europe/Dublin', '112'],
  ['Australia/Perth', '000'],
  ['Pacific/Auckland', '111'],
  ['Asia/Kolkata', '112'],
])('in the time zone %s the first help line has the number %s', (zone, number) =>
  expect(linesInZone(zone)[0]?.number).toBe(number),
)

test.each(['Africa/Lagos', 'America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Japan'])(
  'in the time zone %s, which has no known help lines, the page first advises to call a local number',
  (zone) =>
    expect(
      linesInZone(zone)
        .map(({ number }) => number)
        .slice(0, 2),
    ).toEqual(['', '911']),
)
