import type { SlotDefinition } from './definition.ts'

export const mustHaves = {
  places: {
    'preferences.must_haves': {
      holds: 'list',
      intake: null,
      meaning: 'whom they want to meet (the four listed), and what the other must be or have',
    },
  },
  group: 'wishes',
  isInWords: true,

  ask: [
    "What do you need in a person? A word or two is enough, and say if something's just a bonus.",
    'What do you hope to find in somebody, above all? You can name a bonus, too.',
    "What matters most to you in someone? If something's just a bonus, say so.",
  ],
  askMore: [
    'What else do you need in a person? "Nothing" is a fine answer.',
    'And besides what you told me, what matters most to you in someone?',
  ],
  means: 'What you need in a person, in a few words: kind, likes dogs, close to family.',
  reason: 'It says what you hope for in your own words.',

  name: 'must-haves',
  title: 'A must-have',
  topic: 'what you need in someone',
  nothing: 'no must-haves',
  corpusRow: 'must',
  answeredBy: ['must', 'nice', 'refused'],
  heardAs: ['W', 'X'],
  row: /must[- ]?haves?|musts|(?:the )?things? that (?:really )?matters?(?: most| to me)*|what (?:really )?(?:matters|counts)(?: most| to me| for me)*/,
  leftOut: /must[- ]?haves?|wish ?list/,
} satisfies SlotDefinition
