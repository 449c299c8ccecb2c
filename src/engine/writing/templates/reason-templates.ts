import type { Facet } from '../facets.ts'

export const REASON_TEMPLATES: Record<Facet, readonly string[]> = {
  values: [
    'On {values}, nobody has to win anybody over.',
    'Big choices tend to be easier when {values} {values:counts|count} on both sides.',
    "You wouldn't have to explain to each other why {values} {values:matters|matter}.",
    "When {values} {values:comes|come} up, you'd both have something to say.",
  ],
  interests: [
    'An easy first plan: {another}.',
    '{Interests} {interests:gives|give} you something to do besides sit across a table.',
    "You wouldn't run out of things to say about {interests}.",
    '{Interests} could fill a first afternoon for you both.',
  ],
  long_term: [
    "Asked where this might lead, you'd point the same way.",
    "You can both say out loud that you're in it for the long run.",
    'Nobody has to wonder whether the other is only passing through.',
  ],
  casual: [
    'Nobody has to pretend this must become more than it is.',
    'An evening can just be an evening.',
    'The same light touch would suit you both.',
  ],
  exploring: [
    'You can both leave the question open and enjoy the asking.',
    "There's time: nobody needs an answer this month.",
    "Nobody's holding a stopwatch.",
  ],
  kids_yes: ['The talk about kids would be a short and glad one.', "You're both picturing a fuller house."],
  kids_no: ['The talk about kids would be a short one.', 'You two agree about kids.'],
  kids_open: ['You can both leave the question of kids open for now.'],
  time: [
    'No need to rearrange a week: {time} work for both of you.',
    'Your {time} line up without much planning.',
    "Finding a date shouldn't take ten messages: {time} work for both.",
  ],
  flexible: ['Two loose calendars make for easy plans.', "If one day doesn't work, another will."],
  near: [
    'A first meeting is a short trip at most.',
    "You're close enough to meet without making a day of it.",
    'Nobody has to cross half the state.',
  ],
  budget: ["Picking a place won't turn into a negotiation.", 'Neither of you will wince at the menu.'],
  age: ['You grew up at about the same time.', 'A lot of the same years shaped you both.'],
  smoke_free: ['No smoke breaks for either of you.', 'The air will be clear.'],
  alcohol_free: ['Nobody has to explain an order of sparkling water.', 'Coffee will do nicely for both of you.'],
  now_and_then: ['One glass, or none, would pass without a word.'],
}
