import { describe, expect, test } from 'vitest'
import { weekBits } from '../matching/member/availability.ts'
import { freeHours } from './free-hours.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** @returns 'Mon 8-22, Sat 8-12' */
function told(ownTimes: string[], ...listed: string[]) {
  const week = freeHours({ bits: weekBits(listed), ownTimes })
  if (!week) return ''
  return DAYS.flatMap((name, day) => {
    const hours = [...week.slice(day * 24, day * 24 + 24)].flatMap((isFree, hour) => (isFree ? [hour] : []))
    const runs = hours.filter((hour) => !hours.includes(hour - 1))
    return runs.map((from) => {
      let to = from
      while (hours.includes(to)) to++
      return `${name} ${from}-${to}`
    })
  }).join(', ')
}
const workdays = (hours: string) => `Mon ${hours}, Tue ${hours}, Wed ${hours}, Thu ${hours}, Fri ${hours}`

describe("free hours in a member's own words", () => {
  test.each([
    ['Mondays', 'Mon 8-22'],
    ['Mondays, when theaters go dark', 'Mon 8-22'],
    ['Sunday mornings', 'Sun 8-12'],
    ['weekday mornings', workdays('8-12')],
    ['Tue/Thu evenings', 'Tue 17-23, Thu 17-23'],
    ['Tuesdays after 7', 'Tue 19-22'],
    ['Saturdays before noon', 'Sat 8-12'],
    ['Monday to Thursday', 'Mon 8-22, Tue 8-22, Wed 8-22, Thu 8-22'],
    ['Monday evenings and Saturday mornings', 'Mon 17-23, Sat 8-12'],
    ['Sunday afternoons or weeknights', `${workdays('17-23')}, Sun 12-18`],
    ['Mon-Thu after 6pm', 'Mon 18-22, Tue 18-22, Wed 18-22, Thu 18-22'],
    ['after work on Thursdays', 'Thu 17-23'],
    ['the last Sunday of the month', 'Sun 8-22'],
    ['weekends', 'Sat 8-22, Sun 8-22'],
    ['when theaters go dark', ''],
    ['', ''],
  ])('%s', (words, hours) => expect(told([words])).toBe(hours))

  test('the free hours are added to the listed answers, and the refused hours are removed', () => {
    expect(told(['Sunday mornings'], 'Weeknights')).toBe(`${workdays('18-22')}, Sun 8-12`)
    expect(told(['not Fridays'], 'Weeknights')).toBe('Mon 18-22, Tue 18-22, Wed 18-22, Thu 18-22')
    expect(told(['Not Saturday mornings'], 'Weekends')).toBe('Sat 12-22, Sun 10-22')
  })

  test('if the words only refuse a day, all other days are free', () => {
    expect(told(['not Fridays'])).toBe('Mon 8-22, Tue 8-22, Wed 8-22, Thu 8-22, Sat 8-22, Sun 8-22')
  })
})
