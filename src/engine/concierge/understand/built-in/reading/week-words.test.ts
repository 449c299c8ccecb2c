import { describe, expect, it } from 'vitest'
import { isMostlyOfWeek, isNearer, optionsNamed, weekIn } from './week-words.ts'

describe('words for times of the week', () => {
  it.each([
    ['Sundays not saturdays, i work sats. and weekday arvos', ['Sundays', 'weekday arvos'], ['Saturdays']],
    ['after 3 on weekdays is good or sundays', ['after 3 on weekdays', 'Sundays'], []],
    ["I'm free weekday afternoons, except Tuesdays.", ['weekday afternoons'], ['Tuesdays']],
    ['Any time, I am retired. Not Wednesdays, that is lawn bowls', ['Any time'], ['Wednesdays']],
    ['Thursdays, and every second weekend when their da has them', ['Thursdays, and every second weekend'], []],
    ['ok but ONLY when i am home, december to february', ['December to February'], []],
    ["saturday or sundays after I've walked the dog", ["Saturday or Sundays after I've walked the dog"], []],
    ['I am working saturday so sunday is best', ['Sunday'], ['Saturday']],
    ['None of those describes a weekday afternoon', [], []],
    ["it's not that hard lass, so weekends", ['weekends'], []],
    ['I cook Tuesday to Saturday', [], []],
    ['Tuesday is not a must-have', [], []],
    ['My brother works weekends', [], []],
    ['Good night then', [], []],
  ])('%s', (text, free, refused) => expect(weekIn(text)).toEqual({ free, refused }))

  it.each([
    ['weekends mostly', false],
    ['Saturdays and Sundays', false],
    ['weekend evenings', true],
    ['Saturdays only', true],
    ['weeknights after 8', true],
  ])('the words are more precise than the options: %s is %s', (words, isSo) => expect(isNearer(words)).toBe(isSo))

  it.each([
    ['weekend evenings', ['Weekends']],
    ['Friday or Saturday evenings', ['Weekends']],
    ['Friday nights', ['Weeknights']],
    ['weekday afternoons', []],
    ['Saturdays, or a weekday lunch', ['Weekends', 'Lunch hours']],
    ['Tuesday and Thursday mornings', ['Early mornings']],
  ])('the words match the right options: %s', (words, options) => expect(optionsNamed([words])).toEqual(options))

  it('a text about a time of the week differs from a text that only mentions a day', () => {
    expect(isMostlyOfWeek('only Saturdays, please')).toBe(true)
    expect(isMostlyOfWeek('I lost my job on Friday and have been looking ever since')).toBe(false)
  })
})
