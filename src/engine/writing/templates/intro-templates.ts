import type { NonEmpty } from '../seed.ts'

/** The first sentence of a letter, about what both share. */
export const INTRO_LEADS: NonEmpty<string> = [
  'We both chose {noun}, which seems a good place to begin.',
  '{Noun} {noun:is|are} on both our lists, so I thought I would write first.',
  'We have {noun} in common, and I would like to hear your side of it.',
  'I saw that {noun} {noun:matters|matter} to you as {noun:it does|they do} to me.',
  'It is good to find someone else who chose {noun}.',
  'You and I both picked {noun}, so we will have something to talk about.',
]

/** The same when only the other one named it. */
export const INTRO_THEIR_LEADS: NonEmpty<string> = [
  'Your introduction mentions {noun}, and I would like to hear more.',
  '{Noun} caught my eye in your introduction.',
  'I read about you and {noun}, and it made me want to write.',
  'I am curious about you and {noun}.',
]

/** The same when nothing is known. */
export const INTRO_SPARSE_LEADS: NonEmpty<string> = [
  'We were introduced with little to go on, which I rather like.',
  'I know little about you yet, and I would like to change that.',
  'The concierge thought we might get along, and I am glad to find out.',
  'First letters are odd for everyone, so I will keep mine short.',
  'I would rather meet over something simple than guess from a list.',
]

export const INTRO_ASKS: NonEmpty<string> = [
  'Would {day} suit you for {outing}?',
  'Could I suggest {outing}, perhaps on {day}?',
  'How about {outing}, say on {day}?',
  'If {day} is free on your side, I would enjoy {outing}.',
  'Shall we try {outing}? I was thinking of {day}.',
  'My suggestion is {outing}, on {day} if that works for you.',
]

/** For those who want a video check before meeting. */
export const VIDEO_SENTENCES: NonEmpty<string> = [
  'I would like to start with a short video hello, if that is all right.',
  'A short video hello before that would be good.',
  'Before we meet, a few minutes by video would be welcome.',
]
