import { expect, it } from 'vitest'
import { strengthOf } from './strength.ts'

it.each([
  ['he must love dogs', 'love dogs', 'must'],
  ['and has to live in London', 'live in London', 'must'],
  ["I'd like him to be patient", 'be patient', 'must'],
  ['so honesty is a must', 'honesty', 'must'],
  ['a must-have for me is that they love dogs', 'love dogs', 'must'],
  ['a bonus would be a big garden', 'a big garden', 'nice'],
  ['kindness is non-negotiable', 'kindness', 'must'],
  ['tall is a bonus, not a must', 'tall', 'nice'],
  ['and no bloke who smokes', 'smokes', 'refused'],
  ['jealousy is a hard no', 'jealousy', 'refused'],
  ['liars are a deal breaker', 'liars', 'refused'],
])('"%s" says itself how strong "%s" is: %s', (clause, words, strength) => {
  expect(strengthOf(words, clause)).toBe(strength)
})

it.each([
  ['I must feed the cat', 'feed the cat'],
  ['I have to work on Sundays', 'work on Sundays'],
  ['that has to be a joke', 'be a joke'],
  ['he loves dogs', 'loves dogs'],
  ['someone patient', 'patient'],
  ['no turning up with mates', 'turning up with mates'],
  ['we met at the piano', 'patient'],
])('"%s" does not', (clause, words) => {
  expect(strengthOf(words, clause)).toBeNull()
})
