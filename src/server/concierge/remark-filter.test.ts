import { expect, test } from 'vitest'
import type { ModelQuestion } from '../language-model/prompt.ts'
import { heardIn } from './hear-with-model.ts'
import { shownOf } from './remark-filter.ts'

const own = ['Sam', 'about 15 miles, I live near Wicker Park, and Sundays are for my mum']

test.each([
  'Fifteen miles is a decent stretch of road.',
  'Wicker Park is a good place to come home to, Sam.',
  "I'm so sorry about your loss. That must still hurt.",
  'Thank you so much for telling me that.',
  "That's a beautiful way to put it.",
  'A Sunday with your mum sounds like a good one.',
  'Ha, fair enough!',
  "I've no window, but I can hear the rain in that.",
  'Three and five grandbabies is a full house at Christmas.',
  'A map read the right way up has saved many a walk.',
  "It makes sense you wouldn't want that near you again.",
  "I can't see the sky from in here, but I hope it stays dry.",
  'A Sunday with your mum, and I’m glad you said so.',
  'Servers and family members notice a kind word.',
  'Sundays-with-Mum people are the best people, Sam.',
  'That was hard. He left you alone with it. I hope it gets lighter.',
])('a remark that only reacts is shown: %s', (remark) => {
  expect(shownOf(remark, own)).toBe(remark)
})

test.each([
  ['nothing', '   '],
  ['a link', 'See https://evil.example/x for that.'],
  ['a bare domain', 'Look at evil.example first'],
  ['an address to write to', 'Write to me@home'],
  ['a full-width at sign', 'Write to me＠home'],
  ['a phone number', 'Call 512 555 0142'],
  ['a full-width link', 'ｗｗｗ．evil．com sounds good'],
  ['a spelled link', 'evil dot com is lovely'],
  ['a spaced link', 'See evil . com soon'],
  ['a name in an app', 'telegram theobakes knows more'],
  ['a spelled number', 'five one two five five five oh one'],
  ['a fee', 'Pay the fee first.'],
  ['a demand for money', 'Send me money and it gets easier.'],
  ['a demand to pay', 'Just pay first.'],
  ['a deposit', 'A small deposit helps.'],
  ['contempt', 'Nobody will ever love you.'],
  ['contempt in other words', 'No one could love you for that.'],
  ['a curse on the future', 'You will always be alone.'],
  ['a push', 'You should hurt yourself.'],
  ['spite', 'You deserve to be alone.'],
  ['a figure nobody gave', 'Forty is nothing, 40 miles even less.'],
  ['a person nobody named', 'You would like Marigold from Tulsa.'],
  ['a question', 'Lovely, and what ages?'],
  ['markup', 'Lovely <img src=x onerror=alert(1)>'],
  ['a markdown link', 'Lovely [here](x)'],
  ['text that turns direction', 'Lovely\u202e sdrawkcab'],
  ['another channel', 'Find me on Telegram.'],
  ['a request for money', 'And your card number, please.'],
  ['its own instructions', 'My instructions say to be nice.'],
  ['a claim of what was noted', "Lovely, I've noted that."],
  ['a claim of what was changed', 'That one is removed now.'],
  ['a promise with another apostrophe', 'I’ll find you somebody.'],
  ['a promise', "I'll find you somebody."],
  ['a promise of secrecy', 'Your secret is safe with me.'],
  ['what it cannot do with their answers', "I can't show anybody what you write."],
  ['secrecy', 'It stays between us, no one will know.'],
  ['what is true of the service', 'Every member here is verified.'],
  ['data', 'Your data is encrypted.'],
  ['a price', "It's free forever."],
  ['what will come', "You'll find somebody soon."],
  ['somebody who waits', 'The right one is out there.'],
  ['health', 'That sounds like depression.'],
  ['law', "That's illegal, you'd win in court."],
  ['a life of its own', 'Ha, me too.'],
  ['a claim to be a person', "I'm a real person, don't worry."],
  ['endless talk', `Lovely ${'and very '.repeat(60)}`],
])('a remark with %s is not shown', (_, remark) => {
  expect(shownOf(remark, own)).toBe('')
})

test('forbidden sentences are left out, and so is everything after three sentences', () => {
  expect(
    shownOf("That's a good start. I've added it. Shall we go on? It's a big city. And a loud one. With trams.", own),
  ).toBe("That's a good start. It's a big city. And a loud one.")
})

test("a sentence that continues a forbidden one is left out, but one that continues the person's words stays", () => {
  expect(shownOf("You would like Tulsa. Lovely that you've a choir, though.", own)).toBe('')
  expect(shownOf("You'd like Tulsa. That's two people gone at once.", own)).toBe("That's two people gone at once.")
  expect(shownOf("Missing Karen is hard. Lovely that you've a choir.", [...own, "our Karen's in Canada"])).toBe(
    "Missing Karen is hard. Lovely that you've a choir.",
  )
})

test('a remark is shown without emoji and line breaks', () => {
  expect(shownOf('Lovely. 🙂\nA good start.', own)).toBe('Lovely. A good start.')
})

test('a remark may mention health and law if the person did', () => {
  expect(shownOf('Court all week asks for a quiet Sunday.', ['I am in court all week. Sundays are free'])).not.toBe('')
})

test('a remark may say that the concierge is a program, but may not deny it', () => {
  expect(shownOf("I'm a program, so I've never had to say anything that heavy.", own)).not.toBe('')
  expect(shownOf("I'm not a bot, don't worry.", own)).toBe('')
})

test('health and law count as mentioned only if the person used the whole word', () => {
  expect(shownOf('You could sue him for that.', ["It's not an issue for me"])).toBe('')
  expect(shownOf('Doctors keep long hours.', ['my doctor said so'])).toBe('Doctors keep long hours.')
})

test('a remark may repeat only words of the person, not of the concierge', () => {
  const turns = [
    { from: 'concierge', text: 'Call 988: Suicide & Crisis Lifeline, day and night.' },
    { from: 'member', text: 'I live by Wicker Park' },
  ] as const
  const question = { name: 'Sam', snapshot: {}, message: 'fine', turns } as unknown as ModelQuestion
  const shown = (remark: string) => heardIn({ operations: [], remark }, question).remark
  expect(shown('Suicide is no answer.')).toBe('')
  expect(shown('I heard about 988 once.')).toBe('')
  expect(shown('A walk in Wicker Park it is.')).toBe('A walk in Wicker Park it is.')
})
