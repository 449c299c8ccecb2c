import type { NonEmpty } from '../seed.ts'

export const INTRO_SPARSE_LEADS: NonEmpty<string> = [
  "We don't have much to go on, and I rather like that.",
  "I don't know much about you yet, and I'd like to change that.",
  "The concierge thinks we'd get along, and I'm happy to find out.",
  "First messages are a bit odd for everyone, so I'll keep mine short.",
  "I'd rather meet over something simple than guess from a list.",
]

export const INTRO_CURIOUS: NonEmpty<string> = [
  "I'd like to hear more.",
  "I'd like the long version.",
  'So I had to write.',
  'I like that.',
  'Good start, if you ask me.',
  "Now I'm curious.",
]

export const INTRO_ASKS: NonEmpty<string> = [
  'Would {day} work for {outing}?',
  'I was thinking {outing}, maybe {day}. Are you in?',
  'How about {outing}, say {day}?',
  "If you're free {day}, I'd love {outing}.",
  'Want to try {outing}, maybe {day}?',
  "Let's start small: {outing}, {day}, if that works for you.",
]

export const VIDEO_SENTENCES: NonEmpty<string> = [
  'Could we do a quick video hello first?',
  "I'd like a quick video hello first, if that's all right.",
  'A few minutes by video first would be great.',
]
