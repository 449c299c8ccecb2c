import type { Facet } from '../facets.ts'

/** What a shared fact could mean for the two: the persona's own reasons, beside the plain ones of the score. */
export const REASON_TEMPLATES: Record<Facet, readonly string[]> = {
  values: [
    'On {values}, neither of you would have to win the other over.',
    'Choices tend to be easier when {values} {values:counts|count} on both sides.',
    'You both know what {values} {values:asks|ask} of a person.',
    'Talk of {values} would not need a long preface.',
  ],
  interests: [
    'Something to do together comes easily: {another}.',
    '{Interests} {interests:gives|give} you somewhere to meet besides a table.',
    'You could both talk about {interests} without notes.',
    'You would not run out of talk over {interests}.',
  ],
  long_term: [
    'Asked where this might lead, you would point the same way.',
    'You can both say out loud that you mean to stay a while.',
    'Neither of you has to wonder whether the other is only passing through.',
  ],
  casual: [
    'Nobody has to pretend this must become more than it is.',
    'An evening can simply be an evening.',
    'The same light touch would suit you both.',
  ],
  exploring: [
    'There is time: neither of you needs an answer this month.',
    'You can both leave the question open and enjoy the asking.',
    'No one is holding a stopwatch.',
  ],
  kids_yes: ['The talk about children would be a short and glad one.', 'You picture a fuller house, both of you.'],
  kids_no: [
    'The talk about children would be a short one.',
    'Neither of you would have to change a plan for the other.',
  ],
  kids_open: ['Neither of you has closed the door on children, or needs it open today.'],
  time: [
    'Nobody has to rearrange a week: {time} are free on both sides.',
    'Your {time} could find each other without much planning.',
    'A date in the diary should not take ten messages: {time} work for both.',
  ],
  flexible: ['Two loose calendars make for easy plans.', 'If one day does not suit, another can be found.'],
  near: [
    'A first meeting asks for a short trip at most.',
    'Close enough to meet without making a day of it.',
    'Neither of you would have to cross half the state.',
  ],
  budget: ['Choosing a place will not turn into a negotiation.', 'Neither of you will wince at the menu.'],
  age: ['You were growing up at about the same time.', 'Many of the same years shaped you both.'],
  smoke_free: ['The air will be clear.', 'Nobody steps outside halfway through.'],
  alcohol_free: ['Nobody has to explain an order of sparkling water.', 'Coffee will do for both of you.'],
  now_and_then: ['One glass, or none, would pass without remark.'],
}
