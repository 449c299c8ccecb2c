import { describe, expect, it } from 'vitest'
import { phrase } from './wording.ts'

describe('an entry made of words', () => {
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

  it('loses an opened quote that does not close within its length', () => {
    expect(phrase('say "never mind, I tell you later"', 20)).toBe('Say never mind, I')
  })
})
