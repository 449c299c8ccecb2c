import type { INTERESTS, VALUES } from '#contract/options.ts'
import type { Facet } from '../facets.ts'
import type { NonEmpty } from '../seed.ts'

/** First sentence, second sentence, or end of the first ("…, and …"). */
export type NarrativeShapes = { first: readonly string[]; second: readonly string[]; tail: readonly string[] }

export const NARRATIVE: Record<Facet, NarrativeShapes> = {
  values: {
    first: [
      'You both care about {values}.',
      '{Values} {values:matters|matter} to both of you.',
      'Ask either of you what counts, and {values} will come up.',
      '{Values} {values:matters|matter} to you both.',
      'On {values}, you start from the same place.',
      '{Values} {values:is|are} common ground here.',
      'You each make room for {values}.',
      'When it comes to {values}, you speak the same language.',
    ],
    second: [
      'You both make room for {values}, too.',
      'And {values} {values:matters|matter} to you both.',
      'And {values} {values:matters|matter} to you both.',
      'You agree on {values}, too.',
      'What you both come back to is {values}.',
    ],
    tail: ['you both care about {values}', '{values} {values:matters|matter} to you both'],
  },
  interests: {
    first: [
      'You share a soft spot for {interests}.',
      "You're both into {interests}.",
      'Neither of you would need talking into {interests}.',
      '{Interests} would keep you talking past the first coffee.',
      "Left to yourselves, you'd both choose {interests}.",
      "You'd both clear the calendar for {interests}.",
    ],
    second: [
      'Give the two of you a free {weekend} and it would go to {interests}.',
      "You're both into {interests}, too.",
      'And neither of you would need talking into {interests}.',
      'A first plan is easy to find: {outing}.',
      'You could begin with {outing}.',
      'For a first hour of talk, there {interests:is|are} {interests}.',
      'There {interests:is|are} {interests} to talk about before the menus arrive.',
    ],
    tail: ["you're both into {interests}", 'neither of you needs talking into {interests}'],
  },
  long_term: {
    first: [
      "You're both here for something long-term.",
      'You both have the long run in mind.',
      'You both hope for something that lasts.',
    ],
    second: [
      "And you're both here for something long-term.",
      'Both of you have the long run in mind.',
      'Something that lasts is what you both came for.',
    ],
    tail: ["you're both here for something long-term", 'you both have the long run in mind'],
  },
  casual: {
    first: ["You'd both keep things light.", "You're both here for something casual."],
    second: ["And you'd both keep things light.", 'Something casual would suit you both.'],
    tail: ["you'd both keep things light", 'something casual would suit you both'],
  },
  exploring: {
    first: ['Neither of you is in a hurry.', "You'd both rather find out as you go.", "You're both still exploring."],
    second: [
      'And neither of you is in a hurry.',
      "You'd both rather find out as you go.",
      'Both of you are taking your time.',
    ],
    tail: ['neither of you is in a hurry', "you'd both rather find out as you go"],
  },
  kids_yes: {
    first: ['You both hope for children.', 'Children are part of the picture for both of you.'],
    second: ['You both hope for children, too.', 'And children are part of the picture for both of you.'],
    tail: ['you both hope for children'],
  },
  kids_no: {
    first: ['Neither of you plans on children.'],
    second: ['And neither of you plans on children.'],
    tail: ['neither of you plans on children'],
  },
  kids_open: {
    first: ["You're both open about kids."],
    second: ["And you're both open about kids."],
    tail: ["you're both open about kids"],
  },
  time: {
    first: ['{Time} suit you both.', 'Your calendars agree on {time}.', 'You both keep {time} free.'],
    second: [
      'Your {time} line up, too.',
      'And {time} suit you both.',
      'Finding an hour should be easy: {time} are free on both sides.',
      'You both keep {time} free.',
    ],
    tail: ['{time} suit you both', 'you both keep {time} free'],
  },
  flexible: {
    first: ['Neither of you keeps a strict calendar.', 'Both your weeks have room to bend.'],
    second: ['And both your weeks have room to bend.', 'Neither of you keeps a strict calendar.'],
    tail: ['both your weeks have room to bend'],
  },
  near: {
    first: ['You live close to each other.', "You're a short trip apart."],
    second: [
      'You live close to each other, too.',
      "And you're a short trip apart.",
      'A first coffee would be a short trip.',
    ],
    tail: ['you live close to each other', "you're a short trip apart"],
  },
  budget: {
    first: ["You'd spend about the same on an evening out."],
    second: ["And you'd spend about the same on an evening out.", 'Your idea of a fair bill is the same.'],
    tail: ["you'd spend about the same on an evening out"],
  },
  age: {
    first: ["You're close in age.", "You're about the same age."],
    second: ["You're close in age, too.", "And you're about the same age."],
    tail: ["you're close in age"],
  },
  smoke_free: {
    first: ['Neither of you smokes.'],
    second: ['And neither of you smokes.'],
    tail: ['neither of you smokes'],
  },
  alcohol_free: {
    first: ['Neither of you drinks.'],
    second: ['And neither of you drinks.'],
    tail: ['neither of you drinks'],
  },
  now_and_then: {
    first: ['You both have a drink now and then.'],
    second: ['And you both have a drink now and then.'],
    tail: ['you both have a drink now and then'],
  },
}

type TopicOption = (typeof VALUES)[number] | (typeof INTERESTS)[number]
const TOPIC_LINES: Record<TopicOption, NonEmpty<string>> = {
  'Faith-forward': ['Faith has a place at the table for both of you.'],
  'Family-centered': ['Family is part of both your stories.'],
  Adventure: ['Neither of you would say no to an adventure.'],
  Ambition: ["You're both working toward something."],
  Service: ['You both notice who could use a hand.'],
  Creativity: ['You both leave room for making things.'],
  Community: ['You share a neighborly streak.'],
  Playfulness: ['Neither of you has forgotten how to play.'],
  'Live music': ["You'd both stay for the encore."],
  'Farmers markets': ["You'd both happily lose an hour at a farmers market."],
  'Volunteer nights': ["You'd both give an evening to a good cause."],
  Cycling: ["You'd both be glad of a ride."],
  'Art walks': ['Neither of you would walk past an open gallery.'],
  'Weekend trips': ["You'd both pack a small bag for the weekend."],
  'Book clubs': ["You'd both turn up with an opinion on the book."],
  Wellness: ['You both know the worth of a quiet hour.'],
}

// Members typed the keys: 'toString' must not be found.
const linesByKey = new Map<string, NonEmpty<string>>(Object.entries(TOPIC_LINES))
export const topicLines = (key: string): readonly string[] => linesByKey.get(key) ?? []

/** For a pair with one shared fact. */
export const MODEST_SECONDS: NonEmpty<string> = [
  'The rest is worth a conversation.',
  'What else you share is still to be found out.',
  "It's a small start, and an honest one.",
  'More would take a talk.',
  'Beyond that, the page is open.',
  'A first chat would tell you more than a list can.',
]

/** For a pair without shared facts: invent none. */
export const SPARSE: NonEmpty<string> = [
  "There's little on paper yet. A short conversation would say more.",
  'Few answers so far, so this one is a quiet suggestion.',
  "The lists don't say much here. A first question might.",
  'What you have in common is still to be found out.',
  'Not much is known yet, and that can be a fair place to begin.',
  'An open page: a few answers more, and we could say why.',
  'This introduction rests on little, and we would rather say so.',
  "There's no obvious thread here yet. You may find one we can't see.",
  "On paper you're nearly strangers. A hello costs little.",
  'Your answers hardly touch so far. People often surprise their answers.',
  'We know too little to say more, and enough to mention {name}.',
  'A modest suggestion, made on few facts.',
  'Neither list gives much away. The two of you would do better in person.',
  'A short list on one side or the other leaves this open.',
]
