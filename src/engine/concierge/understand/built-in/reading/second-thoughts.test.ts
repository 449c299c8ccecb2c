import { describe, expect, it } from 'vitest'
import { apartAtSecondThoughts, takesBack } from './second-thoughts.ts'

describe('second thoughts inside a message', () => {
  it.each([
    ['30 miles, or rather 20', ['30 miles', 'or rather 20']],
    ['Casual, no wait, exploring', ['Casual', 'no wait, exploring']],
    ['I actually like long walks', ['I actually like long walks']],
    ['I would rather not drive', ['I would rather not drive']],
  ])('the message is split before a second thought: %s', (text, pieces) =>
    expect(apartAtSecondThoughts(text)).toEqual(pieces),
  )

  it('a second thought that takes back differs from one that adds', () => {
    expect(takesBack('Scratch that, weekends')).toBe(true)
    expect(takesBack('And weekends')).toBe(false)
  })
})
