import { describe, expect, it } from 'vitest'
import { wordsOf } from './features.ts'
import { deniedIn, undenied } from './negation.ts'

describe('the words that a negation covers', () => {
  it.each([
    ["I'm not after anything casual, but kind", ['after', 'anything', 'casual']],
    ["we don't want kids and I smoke", ['want', 'kids']],
    ['no, weekends', []],
    ['dont smoke', ['smoke']],
    ["lunch isn't good for me", ['lunch', 'good', 'for', 'me']],
    ['lunch is not good', ['lunch', 'is', 'good']],
    ['weekends are fine', []],
  ])('%s', (text, words) => expect(deniedIn(wordsOf(text))).toEqual(words))
})

describe('a text without its negation', () => {
  it.each([
    ['never Sundays', 'Sundays'],
    ['Nothing weeknights', 'weeknights'],
    ["I don't drink", 'I do drink'],
    ['not the video', 'the video'],
    ['dont smoke', 'do smoke'],
  ])('%s', (text, said) => expect(undenied(text)).toBe(said))

  it('the result is null if the text has no negation, or only a negation', () => {
    expect(undenied('weekends')).toBeNull()
    expect(undenied('No!')).toBeNull()
    expect(undenied('never')).toBeNull()
  })
})
