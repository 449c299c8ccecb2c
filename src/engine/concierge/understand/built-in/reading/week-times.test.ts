import { describe, expect, it } from 'vitest'
import { refusedTimes } from './week-times.ts'
import { namesOption } from './week-words.ts'

describe('times of the week', () => {
  it.each([
    ['Nothing weeknights', ['weeknights']],
    ['weeknights, not on Tuesdays', ['Tuesdays']],
    ['weekends but not Sunday mornings', ['Sunday mornings']],
    ['Weeknights no. And no smokers', ['Weeknights']],
    ['so weeknights are out', ['weeknights']],
    ['evening is hard, mornings better', ['evening']],
    ['only sunday, saturday i sleep', ['saturday']],
    ["weekends I can't always come", ['weekends']],
    ['no weeknight no weekend', ['weeknight', 'weekend']],
    ['weeknights no weekends', ['weekends']],
    ['flexible, except Friday night and Saturday, that is Shabbos', ['Friday night and Saturday']],
    ['not Mondays and Tuesdays are best', ['Mondays']],
    ['anything but weekends', ['weekends']],
    ["can't do evenings, lunch is fine", ['evenings']],
    ["I don't work weekends", []],
    ['mornings? no. evenings after 7', ['mornings']],
    ['evenings are for the kids, weekends suit', ['evenings']],
    ['weeknights are a non-starter', ['weeknights']],
    ['not weekends only', []],
    ['weekends are never a problem', []],
    ['evenings out', []],
    ['Sunday I go to church, then I am free', []],
    ["I don't mind weekends", []],
    ['no problem with weeknights', []],
  ])('the times that the person cannot come are found: %s', (text, words) =>
    expect(refusedTimes(text).map((one) => one.words)).toEqual(words),
  )

  it('a time matches an option, but not if the person says no to it', () => {
    expect(namesOption('Weeknights', 'weeknights after all')).toBe(true)
    expect(namesOption('Weeknights', 'not weeknights, Mondays')).toBe(false)
  })
})
