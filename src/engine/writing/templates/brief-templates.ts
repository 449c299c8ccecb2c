import type { RelationshipIntent } from '#contract/options.ts'
import type { Facet } from '../facets.ts'
import type { NonEmpty } from '../seed.ts'

/** `readBrief` needs the words that say a fact is shared ("as you do", "both"). */
export const BRIEF_TEMPLATES: Partial<Record<Facet, NonEmpty<string>>> = {
  values: [
    '{Values} {values:counts|count} for both of you.',
    'You both chose {values}.',
    '{Values} {values:matters|matter} to both of you.',
    'They care about {values}, just as you do.',
    'You both care about {values}.',
    'They hold on to {values}, as you do.',
  ],
  interests: [
    'You share a soft spot for {interests}.',
    'You have {interests} in common.',
    'They make time for {interests}, as you do.',
    "You'd both say yes to {interests}.",
    '{Interests} {interests:is|are} something you both enjoy.',
  ],
  time: [
    'They keep {time} free, as you do.',
    '{Time} suit you both.',
    '{Time} are free for both of you.',
    'You both keep {time} free.',
  ],
  flexible: ['They have a flexible week, as you do.', 'Both your calendars are flexible.'],
  long_term: ['They are here for something long-term, as you are.', "You're both here for something long-term."],
  casual: ['They are here for something casual, as you are.', "You're both here for something casual."],
  exploring: ['They are in no hurry, and neither are you.', 'They are still exploring, as you are.'],
  near: ['You live a short way apart.', 'They live a short way from you.'],
}

export const BRIEF_TIME_AND_INTENT: Record<RelationshipIntent, NonEmpty<string>> = {
  long_term: [
    'They keep {time} free and are here for something long-term, as you are.',
    '{Time} suit you both, and so does something long-term.',
  ],
  casual: [
    'They keep {time} free and are here for something casual, as you are.',
    '{Time} suit you both, and so does keeping things casual.',
  ],
  exploring: [
    'They keep {time} free and are in no hurry, like you.',
    '{Time} suit you both, and neither of you is in a hurry.',
  ],
}

/** Used if the city may be shown. */
export const BRIEF_PLACES: NonEmpty<string> = ['They live in {city}.', 'They are at home in {city}.']

export const SPARSE_BRIEFS: NonEmpty<string> = [
  'Little is known yet. A first question would help more than we can.',
  'Each of you fits what the other asked for. The rest is still to be found out.',
  'A quiet suggestion, made on few answers.',
  'Few answers so far, and nothing made up to fill the gap.',
  "On paper there isn't much to say yet. A hello might change that.",
  'A suggestion with an open page: what you share is still to be found out.',
]
