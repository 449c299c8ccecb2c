import { describe, expect, test } from 'vitest'
import { weekBits } from '../matching/member/availability.ts'
import { proposeTimes } from './propose-times.ts'
import { isHoliday } from './us-holidays.ts'

const week = (...entries: string[]) => ({
  bits: weekBits(entries),
  ownTimes: entries.filter((entry) => weekBits([entry]) === 0),
  hoursAhead: 0,
})
const wanted = {
  now: new Date('2026-11-30T18:00Z'),
  zone: 'America/Chicago',
  weeks: [week('Weeknights', 'Weekends'), week('Weeknights', 'Weekends')] as [
    ReturnType<typeof week>,
    ReturnType<typeof week>,
  ],
  taken: [],
}
const starts = (given: object) => proposeTimes({ ...wanted, ...given }).map(({ starts: at }) => at)

describe('proposed times', () => {
  test('three times are proposed on different days, two to fourteen days ahead, when both are free', () => {
    expect(proposeTimes(wanted)).toEqual([
      { starts: '2026-12-02T18:30', minutes: 90, part: 'evening', bothFree: true },
      { starts: '2026-12-04T18:30', minutes: 90, part: 'evening', bothFree: true },
      { starts: '2026-12-06T14:00', minutes: 120, part: 'afternoon', bothFree: true },
    ])
  })

  test('times are proposed where the free times of both overlap', () => {
    expect(starts({ weeks: [week('Weekends', 'Lunch hours'), week('Weeknights', 'Lunch hours')] })).toEqual([
      '2026-12-02T12:15',
      '2026-12-04T12:15',
      '2026-12-07T12:15',
    ])
  })

  test('times when both are free come first, even if they are late', () => {
    // Only one Saturday evening is left when both are free.
    const taken = ['05', '06', '12'].flatMap((day) =>
      ['16:30', '20:00', '23:30'].map((at) => new Date(`2026-12-${day}T${at}Z`)),
    )
    const found = proposeTimes({ ...wanted, taken, weeks: [week('Weekends', 'Weeknights'), week('Weekends')] })
    expect(found.map(({ bothFree }) => bothFree)).toEqual([true, false, false])
    expect(found[0]?.starts).toMatch(/^2026-12-13/)
    expect(found.slice(1).map(({ starts: at }) => at)).toEqual(
      found
        .slice(1)
        .map(({ starts: at }) => at)
        .toSorted(),
    )
  })

  test('the time difference between the two members is counted', () => {
    // Six in New York is five in Chicago; half past six in Chicago suits both.
    const [first] = proposeTimes({ ...wanted, weeks: [week('Weeknights'), { ...week('Weeknights'), hoursAhead: 1 }] })
    expect(first).toMatchObject({ starts: '2026-12-02T18:30', bothFree: true })
    const hawaii = { ...week('Weeknights'), hoursAhead: -5 }
    expect(proposeTimes({ ...wanted, weeks: [week('Weeknights'), hawaii] })[0]).toMatchObject({ bothFree: false })
  })

  test('two members without common free times still get proposals, marked as not free for both', () => {
    const found = proposeTimes({ ...wanted, weeks: [week('Weeknights'), week('Weekends')] })
    expect(found.map(({ bothFree }) => bothFree)).toEqual([false, false, false])
  })

  test('the proposals use the free times that the proposing member wrote', () => {
    expect(starts({ weeks: [week('Mondays'), week('Weeknights')] })).toEqual(['2026-12-07T18:30', '2026-12-14T18:30'])
    expect(starts({ weeks: [week('Sunday mornings'), week()] })).toEqual(['2026-12-06T10:30', '2026-12-13T10:30'])
    expect(starts({ weeks: [week('weekday mornings'), week()] }).join()).toMatch(/^(2026-12-\d\dT10:30,?){3}$/)
    expect(starts({ weeks: [week('weekday afternoons'), week()] }).join()).toMatch(/^(2026-12-\d\dT15:00,?){3}$/)
    expect(starts({ weeks: [week('Tuesdays after 7'), week()] })).toEqual(['2026-12-08T19:30'])
    expect(starts({ weeks: [week('Weeknights', 'not Fridays'), week()] })).not.toContain('2026-12-04T18:30')
  })

  test('free times that the other member wrote are preferred, and times outside them are not proposed', () => {
    expect(
      starts({ weeks: [week('Weeknights'), week('Thursdays')] }).filter((at) => /-(03|10)T/.test(at)),
    ).toHaveLength(2)
    expect(starts({ weeks: [week('Weekends'), week('Mondays')] }).join()).not.toMatch(/-(07|14)T/)
  })

  test("other times are proposed if all of the member's own free times are taken", () => {
    const taken = [7, 14].flatMap((day) => [9, 14, 19, 24].map((hour) => new Date(Date.UTC(2026, 11, day, hour + 6))))
    expect(starts({ taken, weeks: [week('Mondays'), week()] })).toHaveLength(3)
  })

  test('holidays such as Thanksgiving and Christmas Eve are left out', () => {
    expect(starts({ now: new Date('2026-11-24T18:00Z') })[0]).toBe('2026-11-27T18:30')
    expect(starts({ now: new Date('2026-12-20T18:00Z') }).join()).not.toMatch(/12-2[45]|12-31|01-01/)
  })

  test('early mornings are not proposed to two members who did not choose them', () => {
    // Every weekend afternoon is taken, so only early mornings are left.
    const taken = ['05', '06', '12', '13'].map((day) => new Date(`2026-12-${day}T20:00Z`))
    expect(starts({ taken, weeks: [week('Weekends'), week('Weekends')] }).join()).not.toContain('T08:00')
  })

  test('proposals are at least four hours away from other meetings', () => {
    expect(starts({ taken: [new Date('2026-12-03T00:00Z')] })[0]).not.toBe('2026-12-02T18:30')
  })
})

test('the holidays of 2026 are these days', () => {
  const days = Array.from({ length: 365 }, (_, day) => Temporal.PlainDate.from('2026-01-01').add({ days: day }))
  expect(days.filter(isHoliday).map(String)).toEqual([
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-04', '2026-09-07', '2026-10-12'],
    ...['2026-11-11', '2026-11-26', '2026-12-24', '2026-12-25', '2026-12-31'],
  ])
})
