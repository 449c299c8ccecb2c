import type { RELATIONSHIP_INTENTS } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const intent = {
  places: {
    'valuesMap.intent': {
      holds: 'one',
      intake: ({ basics }) => basics?.relationshipIntent,
      meaning: 'what they look for',
    },
  },
  group: 'intent',
  options: {
    long_term: {
      label: 'il',
      said: 'something long-term',
      taken: ['Something long-term, then. Good to know from the start.', "Something that lasts, I've got that."],
    },
    casual: {
      label: 'ic',
      said: 'something casual',
      taken: ["Something casual, that's fine.", 'Casual, then. Good to say so.'],
    },
    exploring: {
      label: 'ie',
      said: 'seeing where it goes',
      taken: ['Exploring: no need to know yet.', "Exploring it is; we'll see who turns up."],
    },
  } satisfies Record<(typeof RELATIONSHIP_INTENTS)[number], Option>,
  isClosed: true,
  isFilter: true,

  ask: [
    'What are you hoping for: something long-term, something casual, or are you still exploring?',
    'Are you after something long-term, something casual, or would you rather see where it goes?',
    'What would you like to find: long-term, casual, or are you still exploring?',
  ],
  means: 'Long-term is for a lasting relationship, casual for keeping it light, exploring for seeing where it goes.',
  reason: 'So that nobody who wants something lasting is shown to somebody who wants it casual.',

  name: "what you're looking for",
  title: 'Here for',
  spoken: /here for|looking for|intent/,
  leftOut: /intent(?:ions?)?|what i am looking for/,
} satisfies SlotDefinition
