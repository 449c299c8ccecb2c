import type { RelationshipIntent } from '#contract/options.ts'
import type { Facet } from '../facets.ts'
import type { NonEmpty } from '../seed.ts'

/** `readBrief` needs the words that say a fact is shared ("both"). Without a pronoun of the other person. */
export const BRIEF_TEMPLATES: Partial<Record<Facet, NonEmpty<string>>> = {
  values: [
    '{Values} {values:counts|count} for both of you.',
    'You both chose {values}.',
    '{Values} {values:matters|matter} to both of you.',
    '{Values} {values:is|are} dear to you both.',
    'You both care about {values}.',
    'You both hold on to {values}.',
  ],
  interests: [
    'You share a soft spot for {interests}.',
    'You have {interests} in common.',
    'You both make time for {interests}.',
    "You'd both say yes to {interests}.",
    '{Interests} {interests:is|are} something you both enjoy.',
  ],
  time: ['{Time} suit you both.', '{Time} are free for both of you.', 'You both keep {time} free.'],
  flexible: ['You both have a flexible week.', 'Both your calendars are flexible.'],
  long_term: ['You both want something long-term.', "You're both here for something long-term."],
  casual: ['You both want something casual.', "You're both here for something casual."],
  exploring: ['Neither of you is in a hurry.', 'You are both still exploring.'],
  near: ['You live a short way apart.'],
}

export const BRIEF_TIME_AND_INTENT: Record<RelationshipIntent, NonEmpty<string>> = {
  long_term: [
    'You both keep {time} free and are here for something long-term.',
    '{Time} suit you both, and so does something long-term.',
  ],
  casual: [
    'You both keep {time} free and are here for something casual.',
    '{Time} suit you both, and so does keeping things casual.',
  ],
  exploring: [
    'You both keep {time} free and are in no hurry.',
    '{Time} suit you both, and neither of you is in a hurry.',
  ],
}

/** Used if the city may be shown. */
export const BRIEF_PLACES: NonEmpty<string> = ['Home is in {city}.', 'This is someone who lives in {city}.']

export const SPARSE_BRIEFS: NonEmpty<string> = [
  'Little is known yet. A first question would help more than we can.',
  'Each of you fits what the other asked for. The rest is still to be found out.',
  'A quiet suggestion, made on few answers.',
  'Few answers so far, and nothing made up to fill the gap.',
  "On paper there isn't much to say yet. A hello might change that.",
  'A suggestion with an open page: what you share is still to be found out.',
]
