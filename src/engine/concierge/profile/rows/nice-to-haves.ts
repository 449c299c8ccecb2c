import type { RowDefinition } from './definition.ts'

export const niceToHaves = {
  places: {
    'preferences.nice_to_haves': { holds: 'list', intake: null, meaning: 'a bonus in the other' },
  },
  isInWords: true,
  isNeverAsked: true,

  ask: ['What would be a bonus in somebody?'],
  means: 'What would be a bonus in someone: good if it is there, and nobody is left out without it.',
  reason: 'It says what would please you, in your own words.',

  name: 'nice-to-haves',
  title: 'Nice to have',
  summary: (said: string) => `${said} would be a bonus`,
  row: /nice[- ]to[- ]haves?|bonus(?:es)?|wish[- ]?list/,
  named: /nice[- ]to[- ]haves?|bonus(?:es)?|a plus|would be (?:nice|lovely|great)/,
} satisfies RowDefinition
