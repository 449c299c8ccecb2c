import type { RelationshipIntent } from '#contract/options.ts'
import type { NonEmpty } from '../seed.ts'

/** How a message says that both care about a thing. */
export const SHARED_LEADS: NonEmpty<string> = [
  '{Noun} made both our lists.',
  'We both chose {noun}.',
  'It seems we share {noun}.',
  'We have {noun} in common.',
  'I was glad to see {noun} on your list as well as mine.',
  'You and I both picked {noun}.',
  '{Noun}: on your list, and on mine.',
  'We both said yes to {noun}.',
  'I noticed that {noun} {noun:matters|matter} to both of us.',
]

/** How a message takes up a thing that only the other one named. */
export const THEIR_LEADS: NonEmpty<string> = [
  '{Noun} came up in your introduction.',
  'Your introduction mentions {noun}.',
  'I would like to hear more about you and {noun}.',
  'I read about you and {noun}.',
  'You had me curious at {noun}.',
  'I saw {noun} in your introduction.',
  'Let me begin with {noun}, since your introduction does.',
  '{Noun} caught my eye in your introduction.',
]

/** What may stand before an easy question. */
export const QUESTION_LEADS: NonEmpty<string> = [
  '{question}',
  'An easy one to begin with. {question}',
  'A small question. {question}',
  'Let me start simply. {question}',
  'I am curious. {question}',
  'May I ask? {question}',
  'First question, no wrong answers. {question}',
]
export const SHARED_AFTERWORDS: NonEmpty<string> = [
  'I ask because {noun} {noun:is|are} on both our lists.',
  'I ask as someone who chose {noun}, too.',
  'I wondered, since we both chose {noun}.',
  'With {noun} on both our lists, I had to ask.',
]
export const THEIR_AFTERWORDS: NonEmpty<string> = [
  'I ask because your introduction mentions {noun}.',
  'Your introduction made me wonder.',
  '{Noun} got me thinking.',
]

/** Easy questions about the city where the other one lives. */
export const CITY_QUESTIONS: NonEmpty<string> = [
  'What does {city} do better than anywhere else?',
  'Where in {city} would you send a visitor with one free afternoon?',
  'Which corner of {city} do you like best?',
  'What should everybody try once in {city}?',
  'How did you end up in {city}?',
  'What would you miss first if you left {city}?',
]

/** What both came for, as a first remark when no topic is shared. */
export const INTENT_LEADS: Record<RelationshipIntent, NonEmpty<string>> = {
  long_term: [
    'We are both here for something long-term, so I would rather ask a real question.',
    'Since we both have the long run in mind, I will skip the small talk.',
  ],
  casual: [
    'We would both keep things light, so here is a light question.',
    'Neither of us wants this to be complicated, so I will begin simply.',
  ],
  exploring: [
    'Neither of us is in a hurry, so take your time with this one.',
    'We are both still exploring, which leaves room for questions.',
  ],
}

/** What may be said of times that suit both, before an invitation. */
export const TIME_LEADS: NonEmpty<string> = [
  '{Time} seem to suit us both.',
  'We both keep {time} free.',
  'Our {time} line up.',
]

export const INVITATIONS: NonEmpty<string> = [
  'How about {outing}, {when}?',
  '{When}, shall we try {outing}?',
  'May I suggest {outing}, {when}?',
  'A small plan: {outing}, {when}. How does that sound?',
  'Would you join me for {outing}, {when}?',
  'One idea for a first meeting: {outing}, {when}.',
  'If long chats are not your thing, there is always {outing}, {when}.',
  'What would you say to {outing}, {when}?',
  'Shall we say {outing}, {when}?',
  'I would enjoy {outing}, {when}. Would you?',
  'No hurry, but {outing}, {when}, could be a good first hello.',
  'Could I interest you in {outing}, {when}?',
]
