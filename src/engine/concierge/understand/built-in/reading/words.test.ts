import { expect, it } from 'vitest'
import { anyOf, beginsWith, everywhere, oneOf, pattern } from './words.ts'

const FRUIT = oneOf(/apples?/, /pears?/)

it('anyOf finds each alternative only as a whole word', () => {
  const eats = anyOf(/eats? fruit/, pattern`${FRUIT} a day`)
  expect('two pears a day').toMatch(eats)
  expect('pineapples a day').not.toMatch(eats)
  expect('eat fruitcake').not.toMatch(eats)
})

it('a pattern inside another pattern is a group of its own', () => {
  expect(pattern`no ${FRUIT} today`.exec('no apple today')?.[0]).toBe('no apple today')
})

it('a pattern ignores line breaks and indentation', () => {
  const laidOut = pattern`
    ^${FRUIT}
    (?: and ${FRUIT})?
    $`
  expect('apples and pears').toMatch(laidOut)
  expect('apples pears').not.toMatch(laidOut)
})

it('beginsWith skips punctuation, and everywhere finds every place', () => {
  expect('... apples').toMatch(beginsWith(FRUIT))
  expect('red apples').not.toMatch(beginsWith(FRUIT))
  expect('a pear, an apple'.replace(everywhere(FRUIT), '-')).toBe('a -, an -')
})
