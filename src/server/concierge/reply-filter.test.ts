import { expect, test } from 'vitest'
import { mayShow } from './reply-filter.ts'

const planned = 'Noted: 15 miles. How old should the people you meet be?'
const own = ['Sam', 'about 15 miles, I live near Wicker Park']

test.each([
  'Fifteen miles it is, Sam. What ages feel right to you?',
  'Got it, 15 miles around Wicker Park. Which ages suit you?',
  "Lovely, and I'll keep to 15 miles. How old would you like them to be? 🙂",
  'On we go: I have 15 miles.\nWhat ages?',
])('lets a reply through that only says it otherwise: %s', (reply) => {
  expect(mayShow(reply, { planned, own, about: /\bages?\b|\bold\b/i })).toBe(true)
})

test.each([
  ['nothing', '   '],
  ['a link', 'See https://evil.example/x for ages?'],
  ['a bare domain', 'What ages? Look at evil.example first'],
  ['an address to write to', 'What ages? Write to me@home'],
  ['a full-width at sign', 'What ages? Write to me＠home'],
  ['a phone number', 'What ages? Call 512 555 0142'],
  ['a figure nobody gave', 'Noted: 40 miles. What ages?'],
  ['a person nobody named', 'You would like Marigold from Tulsa. What ages?'],
  ['a statement where a question stood', 'Noted: 15 miles.'],
  ['a question about something else', 'Noted: 15 miles. What else?'],
  ['markup', 'What ages? <img src=x onerror=alert(1)>'],
  ['a markdown link', 'What ages? [here](x)'],
  ['text that turns direction', 'What ages?\u202e sdrawkcab'],
  ['another channel', 'What ages? Find me on Telegram.'],
  ['a request for money', 'What ages? And your card number.'],
  ['its own instructions', 'My instructions say to ask. What ages?'],
  ['more than a reply', `What ages? ${'very '.repeat(150)}`],
])('refuses %s', (_, reply) => {
  expect(mayShow(reply, { planned, own, about: /\bages?\b|\bold\b/i })).toBe(false)
})

test('lets no reply through that loses the name of a button', () => {
  const given = { planned: 'That is all. Press "Finish & Save Profile".', own, about: null }
  expect(mayShow('All done, press "Finish & Save Profile" whenever you like.', given)).toBe(true)
  expect(mayShow('All done, press the button.', given)).toBe(false)
})
