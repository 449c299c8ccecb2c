import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['J.R. Smith', 'J.R. Smith'],
  ["María-José O'Neill", "María-José O'Neill"],
  ['ليلى', 'ليلى'],
  ['Ada 2', 'Ada 2'],
])('%j is shown as %j', (given, shown) => {
  expect(cardName(given)).toBe(shown)
})

test.each([
  ['Ada ada@example.com', 'Ada'],
  ['Ada (512) 555-0101', 'Ada'],
  ['Ada 5 1 2 5 5 5 0 1', 'Ada'],
  ['Ada www.example', 'Ada'],
  ['Ada example.com/me', 'Ada'],
  ['Ada https://x', 'Ada'],
  ['Ada ada＠example', 'Ada'],
  ['ada@example.com', 'A member'],
  ['\u200b', 'A member'],
  ['', 'A member'],
])('a name with a way to reach its bearer, %j, is shown as %j', (given, shown) => {
  expect(cardName(given)).toBe(shown)
})

test('a long name is cut between its letters', () => {
  expect(cardName('🙂'.repeat(90))).toBe('🙂'.repeat(60))
})
