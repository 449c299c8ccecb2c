import type { RowDefinition } from './definition.ts'

export const mustHaves = {
  places: {
    'preferences.must_haves': {
      holds: 'list',
      intake: null,
      meaning: 'whom they want to meet (the four listed), and what the other must be or have',
    },
  },
  isInWords: true,

  ask: [
    "What do you need in a person? A word or two is enough, and say if something's just a bonus.",
    'What do you hope to find in somebody, above all? You can name a bonus, too.',
  ],
  askMore: [
    'And what else do you need in a person? Say if something is just a bonus.',
    'What else do you hope to find in somebody? You can name a bonus, too.',
  ],
  means: 'What you need in a person, in a few words: kind, likes dogs, close to family.',
  reason: 'It says what you hope for in your own words.',

  name: 'must-haves',
  title: 'Must have',
  summary: (said: string) => `what matters to you most is ${said}`,
  nothing: 'no must-haves',
  row: /must[- ]?haves?|musts|(?:the )?things? that (?:really )?matters?(?: most| to me)*|what (?:really )?(?:matters|counts)(?: most| to me| for me)*/,
  named: /must[- ]?haves?|musts?|need(?:s|ed)?/,
} satisfies RowDefinition
