import { expect, test } from 'vitest'
import { fill, listed, many, one, uncapitalized } from './grammar.ts'

test('a list reads as a person would say it', () => {
  expect(listed([one('faith')])).toEqual(one('faith'))
  expect(listed([one('faith'), one('family')])).toEqual(many('faith and family'))
  expect(listed([one('faith'), one('family'), many('book clubs')])?.text).toBe('faith, family and book clubs')
  expect(listed([])).toBeUndefined()
})

test('a slot takes its capital and its verb from the template', () => {
  const template = '{Noun} {noun:matters|matter} here.'
  expect(fill(template, { noun: one('live music') })).toBe('Live music matters here.')
  expect(fill(template, { noun: many('book clubs') })).toBe('Book clubs matter here.')
})

test('a template whose slot is unknown gives nothing', () => {
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
])('%s stands in the middle of a sentence as %s', (text, expected) => {
  expect(uncapitalized(text)).toBe(expected)
})
