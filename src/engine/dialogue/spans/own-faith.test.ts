import { describe, expect, it } from 'vitest'
import { learned } from '../../../../test/what-is-learned.ts'

describe('faith and values', () => {
  it.each([
    ["I'm Catholic and it matters to me", 'Catholic'],
    ["I'm an atheist", 'atheist'],
    ['My faith is important to me', 'faith'],
    ['I keep kosher and want a Jewish home', 'kosher'],
    ["I'm not religious and never was", 'religious'],
  ])('%s', (text, word) => expect(learned(text, 'faith').values.faith_values_edge).toContain(word))

  it.each([
    'I have faith in people',
    'I go to the gym religiously',
    'My parents are Catholic',
    'Thank God it is Friday',
    'mass transit is my hobby',
  ])('says nothing of it: %s', (text) => expect(learned(text).values.faith_values_edge).toBeNull())
})
