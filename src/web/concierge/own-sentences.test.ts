import { expect, test } from 'vitest'
import { STAYS_OFF } from '#contract/chat-words.ts'
import { ownSentences } from './own-sentences.ts'

const member = (text: string) => ({ from: 'member' as const, text })

test('fitting sentences about oneself are offered, the longest first', () =>
  expect(
    ownSentences([
      member('Women, 30 to 40. I bake bread at five in the morning.'),
      { from: 'concierge', text: 'I only know Overture and your profile.' },
      member("I'm a nurse who sings in the car, loudly."),
    ]),
  ).toEqual(["I'm a nurse who sings in the car, loudly.", 'I bake bread at five in the morning.']))

test('the dot of St. does not end a sentence', () =>
  expect(ownSentences([member("I sing in the choir at St. Mark's on Sundays. Yes.")])).toEqual([
    "I sing in the choir at St. Mark's on Sundays.",
  ]))

test.each([
  ['money', 'I like it best when we split the bill.'],
  ['a price', 'I am happy with a cheap and cheerful dinner.'],
  ['an amount', 'I usually spend about $40 on a dinner.'],
  ['days', 'I am free on Saturdays and most weeknights.'],
  ['hours', 'My evenings are mostly open after six.'],
  ['a distance', 'I drive up to thirty miles for a good dinner.'],
  ['a question', 'I can change all of this later?'],
  ['what is too long', `I like ${'long '.repeat(40)}walks.`],
  ['a few words', "I don't smoke."],
  ['what may reach them', 'I am on the app as maya@example.com these days.'],
  ['what was said to the host', 'I spoke of her age: 53 to 68.'],
  ['a slip taken back', 'I made a mistake about the distance: I meant 30 miles.'],
  ['an answer about safety', "I'm fine, you misread me there."],
  ['what is asked for', 'I still want the first meeting in public.'],
  ['words about the card', 'I have been rather mean about the distance, I see.'],
  ['a loss', 'I lost my wife Ruth four years ago and I am alone.'],
  ['a late husband', 'My late husband was a gardener in this town.'],
  ['what speaks of others', 'Someone who laughs easily and reads a lot.'],
])('a sentence with %s is not offered', (_, text) => expect(ownSentences([member(text)])).toEqual([]))

test('if the longest sentence mentions money, another one is offered', () =>
  expect(
    ownSentences([
      member("I'm old-fashioned, but I always say let's split the bill. I bake bread for the whole street."),
    ]),
  ).toEqual(['I bake bread for the whole street.']))

test('a sentence that the concierge keeps off the card is not offered for it', () =>
  expect(
    ownSentences([
      member('I am sober, two years in April.'),
      { from: 'concierge', text: `That takes strength. ${STAYS_OFF}` },
    ]),
  ).toEqual([]))
