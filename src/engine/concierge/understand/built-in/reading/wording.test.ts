import { describe, expect, it } from 'vitest'
import { phrase } from './wording.ts'

describe("an entry in a person's own words", () => {
  it.each([
    ['Say "never mind, I tell you later"', 'Say "never mind, I tell you later"'],
    ['"my truth" people', '"my truth" people'],
    ['"never mind" people.', '"never mind" people'],
    ['"Kind and calm"', 'Kind and calm'],
    ['say "never mind', 'Say never mind'],
    ['at least 5\'10" tall', 'At least 5\'10" tall'],
    [' - kind, ', 'Kind'],
  ])('%s', (said, value) => {
    expect(phrase(said, 80)).toBe(value)
  })

  it('an opened quote is removed if it does not close within the length limit', () => {
    expect(phrase('say "never mind, I tell you later"', 20)).toBe('Say never mind, I')
  })
})
