import { describe, expect, it } from 'vitest'
import { learned } from '../../../../test/what-is-learned.ts'
import { apartAtSecondThoughts, takesBack } from './second-thoughts.ts'

describe('second thoughts inside a message', () => {
  it.each([
    ['30 miles, or rather 20', ['30 miles', 'or rather 20']],
    ['Casual, no wait, exploring', ['Casual', 'no wait, exploring']],
    ['I actually like long walks', ['I actually like long walks']],
    ['I would rather not drive', ['I would rather not drive']],
  ])('splits %s', (text, pieces) => expect(apartAtSecondThoughts(text)).toEqual(pieces))

  it('tells what takes back from what goes on', () => {
    expect(takesBack('Scratch that, weekends')).toBe(true)
    expect(takesBack('And weekends')).toBe(false)
  })

  it('leaves the last word with the person, whatever it is about', () => {
    expect(learned('Half an hour on the train. Say 20 miles? Actually make that 15.').values.distance_km).toBe(24)
    expect(learned('26 to 34, or rather 27 to 34').values.age_range).toEqual({ min: 27, max: 34 })
  })
})
