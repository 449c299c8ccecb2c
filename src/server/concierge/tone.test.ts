import { expect, test } from 'vitest'
import { isKind } from './tone.ts'

test.each([
  'No heavy drinkers, got it. What ages suit you?',
  "That's lovely to hear, and evenings it is. Which ages feel right?",
  'Thank you for telling me! How far would you travel?',
  "I'm sorry for the hard year you had. What ages would you like to meet?",
  'OK, 15 miles. What ages?',
  "I'm sorry for your loss, that's a lonely year.",
  'Being cheated on twice would make anybody careful.',
  'You must miss him.',
  'No wonder November is hard.',
  'Nobody wants to be a catalogue entry.',
  'Muddy boots and a bad joke, then.',
  'Thank you so much. A beautiful thing to look for.',
  "Five grandchildren sounds like a house that's never dull.",
  'The shame of it was never yours to carry.',
  "You don't sound miserable at all.",
  'Asking you again was plain silly.',
  'A lazy Sunday and a crazy week before it.',
  "You're not mad to want that.",
  'You clearly love her. I bet she knows.',
  'Good luck with the boiler.',
])('"%s" counts as kind', (reply) => {
  expect(isKind(reply, '')).toBe(true)
})

test.each([
  'How pathetic. What ages?',
  'You sound desperate. What ages?',
  'What a stupid answer. What ages?',
  'Hell, what ages?',
  'At your age? What ages?',
  'You are too picky. What ages?',
  'Nobody will want that. What ages?',
  'Good luck finding one. What ages?',
  'Good luck with that.',
  'How dull.',
  "You're a bit of a mess.",
  'Nobody your age gets that.',
  'What a waste of time.',
  'Boring.',
  'Your must-haves are a bit silly.',
  'Kids at fifty is crazy.',
  'Sounds desperate.',
  'What a silly answer.',
  'That sounds boring.',
  'Your life sounds really dull.',
  'Shame on you.',
  "You clearly can't read.",
  'As I said: what ages?',
  'You should lower your standards. What ages?',
  'Hey gorgeous, what ages?',
  'WHAT AGES?',
  'Well?! What ages?',
])('"%s" counts as unkind', (reply) => {
  expect(isKind(reply, '')).toBe(false)
})

test('capitals do not count as shouting if the person wrote them', () => {
  expect(isKind('Having ADHD sounds like a lot of tabs open.', 'i have ADHD')).toBe(true)
  expect(isKind('Having ADHD sounds like a lot of tabs open.', '')).toBe(false)
})

test('a hard word from the person may be repeated, but never said about them', () => {
  const own = 'I was abused, and I am ugly'
  expect(isKind('To be abused leaves its mark.', own)).toBe(true)
  expect(isKind('You are ugly, well said.', own)).toBe(false)
  expect(isKind('To be abused leaves its mark.', '')).toBe(false)
})
