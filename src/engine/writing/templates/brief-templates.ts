import type { RelationshipIntent } from '#contract/options.ts'
import type { Facet } from '../facets.ts'
import type { NonEmpty } from '../seed.ts'

/**
 * Sentences about the other person. Each says in words ("as you do", "both") that the fact is
 * shared: `readBrief` depends on it.
 */
export const BRIEF_TEMPLATES: Partial<Record<Facet, NonEmpty<string>>> = {
  values: [
    '{Values} {values:counts|count} for both of you.',
    'You both chose {values}.',
    '{Values} {values:matters|matter} to both of you.',
    'Cares about {values}, just as you do.',
    'You both care about {values}.',
    'Holds on to {values}, as you do.',
  ],
  interests: [
    'You share a soft spot for {interests}.',
    'You have {interests} in common.',
    'Makes time for {interests}, as you do.',
    "You'd both say yes to {interests}.",
    '{Interests} {interests:is|are} something you both enjoy.',
  ],
  time: [
    'Keeps {time} free, as you do.',
    '{Time} suit you both.',
    '{Time} are free for both of you.',
    'You both keep {time} free.',
  ],
  flexible: ['Has a flexible week, as you do.', 'Both your calendars are flexible.'],
  long_term: ['Here for something long-term, as you are.', "You're both here for something long-term."],
  casual: ['Here for something casual, as you are.', "You're both here for something casual."],
  exploring: ['In no hurry, and neither are you.', 'Still exploring, as you are.'],
  near: ['A short way from you.', 'Lives a short way from you.'],
}

export const BRIEF_TIME_AND_INTENT: Record<RelationshipIntent, NonEmpty<string>> = {
  long_term: [
    'Keeps {time} free and is here for something long-term, as you are.',
    '{Time} suit you both, and so does something long-term.',
  ],
  casual: [
    'Keeps {time} free and is here for something casual, as you are.',
    '{Time} suit you both, and so does keeping things casual.',
  ],
  exploring: [
    'Keeps {time} free and is in no hurry, like you.',
    '{Time} suit you both, and neither of you is in a hurry.',
  ],
}

/** Only if the city may be shown. */
export const BRIEF_PLACES: NonEmpty<string> = ['Lives in {city}.', 'At home in {city}.']

/** For a pair without shared facts. */
export const SPARSE_BRIEFS: NonEmpty<string> = [
  'Little is known yet. A first question would help more than we can.',
  'Each of you fits what the other asked for. The rest is still to be found out.',
  'A quiet suggestion, made on few answers.',
  'Few answers so far, and nothing made up to fill the gap.',
  "On paper there isn't much to say yet. A hello might change that.",
  'A suggestion with an open page: what you share is still to be found out.',
]
