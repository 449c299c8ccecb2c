import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'
import { unitNamed } from './unit-named.ts'

it.each([
  ['km please not miles', 'km'],
  ["kilometres please, we're in sydney", 'km'],
  ['instead of miles, kms', 'km'],
  ["km please, we're in sydney. 20 tops", 'km'],
  ['miles, please', 'miles'],
  ['show it in miles', 'miles'],
  ["I'd go miles for the right one", null],
  ['miles or km, I know both', null],
  ['I run 10 km a day', null],
])('"%s" names the unit %s', (text, unit) => {
  expect(unitNamed(plainWords(text))).toBe(unit)
})
