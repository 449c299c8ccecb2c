import { expect, it } from 'vitest'
import { refusedWith } from './refusals.ts'

it.each([
  ['Any smoker at all', 'Daily smoker'],
  ['A lady that smokes', 'Daily smoker'],
  ['smokers', 'Daily smoker'],
  ['Anybody who drinks', 'Heavy drinker'],
  ['Daily smoker', null],
  ['Smokes indoors', null],
  ['Smoked ham', null],
])('the deal-breaker "%s" includes the listed one: %s', (said, listed) => expect(refusedWith(said)).toBe(listed))
