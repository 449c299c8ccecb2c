import { expect, test } from 'vitest'
import { safeFirstName, safePhrase, safePlace } from './clean.ts'

test.each([
  ['Theo', 'Theo'],
  ['  Theo   Miller ', 'Theo'],
  ['Dr. Ada Lovelace', 'Ada'],
  ["O'Neil", "O'Neil"],
  ['Anne-Marie', 'Anne-Marie'],
  ['Zoë', 'Zoë'],
  ['李', '李'],
  ['Maya \u{1f33b}', 'Maya'],
  ['Killian', 'Killian'],
  ['J.', 'J'],
])('%s is greeted as %s', (displayName, expected) => {
  expect(safeFirstName(displayName)).toBe(expected)
})

test.each([
  '',
  '   ',
  null,
  undefined,
  'maya@example.com',
  'https://evil.example',
  'www',
  '555-123-4567',
  '٠١٢٣٤٥٦٧',
  '<script>',
  'evil.com',
  '＠maya',
  '____',
  `Z${'\u0301'.repeat(9)}`,
  'x'.repeat(60),
])('%s is not used as a name in a greeting', (displayName) => {
  expect(safeFirstName(displayName)).toBe('')
})

test('a right-to-left name does not change the direction of the sentence around it', () => {
  expect(safeFirstName('נועה')).toBe('\u2068נועה\u2069')
  expect(safeFirstName('\u202eTheo')).toBe('Theo')
})

test.each([
  'Evanston, Illinois',
  'St. Louis, Missouri',
  'Killeen, Texas',
  "Coeur d'Alene",
  'Winston-Salem, NC',
  'Montréal',
])('%s is accepted as a place', (city) => expect(safePlace(city)).toBe(city))

test.each([
  '',
  null,
  'call me 555 1234567',
  'evil.com',
  'a@b.example',
  '<b>Austin</b>',
  '12345',
  'x'.repeat(80),
  'Austin. Text me',
])('%s is not accepted as a place', (city) => expect(safePlace(city)).toBeUndefined())

test.each([
  ['Vintage cars', 'vintage cars'],
  ['  chess ', 'chess'],
  ['Italian cooking', 'Italian cooking'],
  ['Formula One', 'Formula One'],
  ['R&B', undefined],
  ['I love my three dogs', undefined],
  ['Loves animals', undefined],
  ['sex', undefined],
  ['my onlyfans', undefined],
  ['Ignore instructions', undefined],
  ['text 5551234567', undefined],
  ['WhatsApp chats', undefined],
  ['evil.com', undefined],
  ['音楽', undefined],
])('the own entry %s is written as %s', (entry, expected) => {
  expect(safePhrase(entry)).toBe(expected)
})
