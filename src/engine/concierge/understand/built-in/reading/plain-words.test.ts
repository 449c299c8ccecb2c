import { describe, expect, it } from 'vitest'
import { cleanText, withoutLongRuns } from './clean-text.ts'
import { plainWords } from './plain-words.ts'
import { readSentences } from './sentences.ts'

describe('plain words', () => {
  it.each([
    ["I'm 40ish and don't smoke", 'i am 40ish and do not smoke'],
    ['forty-five miles', '45 miles'],
    ['a hundred and twenty km', '120 km'],
    ["60 k's", '60 km'],
    ['the right one, first of all', 'the right one, first of all'],
    ['🚭', 'non-smoker'],
    ['partners are serious', 'partners are serious'],
  ])('%s → %s', (text, plain) => expect(plainWords(text)).toBe(plain))
})

describe('cleaning of a text', () => {
  it('markup, scripts and invisible characters are removed, and the length is limited', () => {
    expect(cleanText('<b>Hi</b><script>alert(1)</script>\u0000 there\u202e')).toBe('Hi there')
    expect(cleanText('x'.repeat(10_000))).toHaveLength(4000)
    expect(cleanText('\ud800 lone')).not.toContain('\ud800')
  })
})

describe('the person that a clause is about', () => {
  it.each([
    ['My ex drank like a fish', ['third']],
    ["I don't smoke, but my brother does", ['self', 'third']],
    ['Someone who reads', ['partner']],
    ['My flatmates are lovely people, and smoke on the balcony', ['third', 'third']],
    ['Hoping to meet my future wife', ['self']],
  ])('%s', (text, about) => {
    const clauses = readSentences(text).flatMap((sentence) => sentence.clauses)
    expect(clauses.map((clause) => clause.about)).toEqual(about)
  })

  it('a short question is joined with its answer, and a question to the service is recognized', () => {
    expect(readSentences('Kids? Definitely.').map(({ text }) => text)).toEqual(['kids: definitely.'])
    expect(readSentences('How long does it take?')[0]?.asks).toBe(true)
  })
})

it('a run of marks or blanks is cut after sixty, but words are not', () => {
  expect(withoutLongRuns(`a${' '.repeat(4000)}b${'?!'.repeat(40)}`)).toBe(`a${' '.repeat(60)}b${'?!'.repeat(30)}`)
  expect(withoutLongRuns('kind, '.repeat(600))).toHaveLength(3600)
})

it('only the first 40 numbers become digits, and a long run of number words stays unchanged', () => {
  const run = 'eighteen '.repeat(400).trim()
  expect(plainWords(run)).toBe(run)
  expect(plainWords('forty-five, '.repeat(41)).match(/45/g)).toHaveLength(40)
  expect(plainWords('one hundred and twenty three thousand four hundred and fifty six')).toBe('123456')
})
