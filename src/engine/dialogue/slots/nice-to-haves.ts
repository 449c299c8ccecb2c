import type { SlotDefinition } from './definition.ts'

export const niceToHaves = {
  places: {
    'preferences.nice_to_haves': { holds: 'list', intake: null, meaning: 'a bonus in the other' },
  },
  group: null,
  isInWords: true,

  ask: ['What would be a bonus in somebody?'],
  means: 'What would be a bonus in someone: good if it is there, and nobody is left out without it.',
  reason: 'It says what would please you, in your own words.',

  name: 'nice-to-haves',
  title: 'A nice-to-have',
  topic: 'what would be a bonus',
  corpusRow: 'nice',
  answeredBy: ['must', 'nice', 'refused'],
  heardAs: ['W', 'X'],
  row: /nice[- ]to[- ]haves?|bonus(?:es)?/,
} satisfies SlotDefinition
