import type { RELATIONSHIP_INTENTS } from '#contract/options.ts'
import type { ClosedOption, RowDefinition } from './definition.ts'

export const intent = {
  places: {
    'valuesMap.intent': {
      holds: 'one',
      intake: ({ basics }) => basics?.relationshipIntent,
      meaning: 'what they look for',
    },
  },
  options: {
    long_term: {
      label: 'il',
      said: 'something long-term',
      heard: ['Something that lasts, then.', 'In it for the long run, then.'],
    },
    casual: {
      label: 'ic',
      said: 'something casual',
      heard: ['Keeping it light, then.', 'Nothing too serious, then.'],
    },
    exploring: {
      label: 'ie',
      said: 'seeing where it goes',
      heard: ['Seeing where it goes is a fine place to start.', 'No hurry to decide, then.'],
    },
  } satisfies Record<(typeof RELATIONSHIP_INTENTS)[number], ClosedOption>,
  isClosed: true,
  isFilter: true,

  ask: [
    'What are you hoping for: something long-term, something casual, or are you still exploring?',
    'Are you after something long-term, something casual, or would you rather see where it goes?',
  ],
  means: 'Long-term is for a lasting relationship, casual for keeping it light, exploring for seeing where it goes.',
  reason: 'So that nobody who wants something lasting is shown to somebody who wants it casual.',

  name: "what you're looking for",
  title: 'Here for',
  summary: 'first',
  row: /here for|intent(?:ion)?s?|what i am (?:looking for|after|here for)/,
  named:
    /here for|looking for|intent\w*|long[- ]term|casual|explor\w+|serious|marr(?:y|i)\w*|relationship|(?:it|this|things?) goes?|commit\w*|flings?|settle down|no strings|lasting|lasts/,
} satisfies RowDefinition
