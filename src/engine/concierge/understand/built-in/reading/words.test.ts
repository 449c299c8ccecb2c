import { expect, it } from 'vitest'
import { anyOf, beginsWith, everywhere, oneOf, pattern } from './words.ts'

const FRUIT = oneOf(/apples?/, /pears?/)

it('finds any of the ways as whole words', () => {
  const eats = anyOf(/eats? fruit/, pattern`${FRUIT} a day`)
  expect('two pears a day').toMatch(eats)
  expect('pineapples a day').not.toMatch(eats)
  expect('eat fruitcake').not.toMatch(eats)
})

it('keeps a pattern that stands in another as a group of its own', () => {
  expect(pattern`no ${FRUIT} today`.exec('no apple today')?.[0]).toBe('no apple today')
})

it('leaves line breaks and the indentation around them out', () => {
  const laidOut = pattern`
    ^${FRUIT}
    (?: and ${FRUIT})?
    $`
  expect('apples and pears').toMatch(laidOut)
  expect('apples pears').not.toMatch(laidOut)
})

it('finds a beginning past punctuation, and every place', () => {
  expect('... apples').toMatch(beginsWith(FRUIT))
  expect('red apples').not.toMatch(beginsWith(FRUIT))
  expect('a pear, an apple'.replace(everywhere(FRUIT), '-')).toBe('a -, an -')
})
