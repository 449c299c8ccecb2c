import { expect, test } from 'vitest'
import { fill, listed, many, one, uncapitalized } from './grammar.ts'

test('a list has commas and "and" as in a normal sentence', () => {
  expect(listed([one('faith')])).toEqual(one('faith'))
  expect(listed([one('faith'), one('family')])).toEqual(many('faith and family'))
  expect(listed([one('faith'), one('family'), many('book clubs')])?.text).toBe('faith, family and book clubs')
  expect(listed([])).toBeUndefined()
})

test('a slot gets its capital letter and its verb form from the template', () => {
  const template = '{Noun} {noun:matters|matter} here.'
  expect(fill(template, { noun: one('live music') })).toBe('Live music matters here.')
  expect(fill(template, { noun: many('book clubs') })).toBe('Book clubs matter here.')
})

test('a template with an unknown slot gives no text', () => {
  expect(fill('You both chose {values}.', {})).toBeUndefined()
})

test.each([
  ['The show', 'the show'],
  ['I am curious', 'I am curious'],
  ["I'd ask", "I'd ask"],
  ['May I ask', 'may I ask'],
  ['Italian cooking', 'Italian cooking'],
  ['Formula One', 'Formula One'],
  ['DJing', 'DJing'],
])('"%s" becomes "%s" in the middle of a sentence', (text, expected) => {
  expect(uncapitalized(text)).toBe(expected)
})
