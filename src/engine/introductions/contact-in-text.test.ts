import { expect, test } from 'vitest'
import { contactIn } from './contact-in-text.ts'

test.each([
  ['call me: 312 555 0142', 'phone'],
  ['(312) 555-0142 works best', 'phone'],
  ['+44 7700 900123', 'phone'],
  ['3.1.2.5.5.5.0.1.4.2', 'phone'],
  ['３１２５５５０１４２', 'phone'],
  ['312\u200b555\u200b0142', 'phone'],
  ['five one two five five five oh one four two', 'phone'],
  ['find me at www example', 'link'],
  ['https://example.org/me', 'link'],
  ['theo dot com', 'link'],
  ['my site is theo-bakes.com', 'link'],
  ['theo@example', 'email'],
  ['I am @theo_bakes there', 'email'],
  ['theo at gmail', 'email'],
  ['Come to 1212 N Kedzie Ave', 'address'],
  ['I live at 44 Elm Street, come over', 'address'],
])('%s holds a %s', (text, kind) => {
  expect(contactIn(text)).toBe(kind)
})

test.each([
  "Theo, which volunteer night got you hooked? There's live music on Saturday. Walk over together?",
  'Saturday, Nov 28, 11 AM to 1 PM',
  '10:30 AM to noon, or 2 to 4 PM, for about $20',
  'I was born in 1988 and moved here in 2015.',
  'Logan Square, somewhere public',
  'One or two of us, three at most, four if you count the dog.',
  'St. Louis e.g. is lovely. Me too.',
  'Dinner at a place near the lake. Way better than a drive.',
  'Two of them stay open late on Thursday, and there is decent pie between them.',
])('%s is clean', (text) => {
  expect(contactIn(text)).toBeUndefined()
})
