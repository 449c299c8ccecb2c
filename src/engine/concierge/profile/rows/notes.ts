import type { RowDefinition } from './definition.ts'

export const notes = {
  places: {
    notes: {
      holds: 'text',
      intake: ({ review }) => review?.notesForMatchmaker,
      meaning: 'one line each',
    },
  },
  isInWords: true,
  isNeverAsked: true,

  ask: ['Is there anything else your matchmaker should know?'],
  means: 'Anything else that the people who run Overture should know of you.',
  reason: 'The people who run Overture read it.',

  name: 'notes',
  title: 'Notes',
  summary: (said: string) => `and your matchmaker should know: ${said}`,
  row: /notes?(?: (?:for|to) (?:my |the )?matchmaker)?|(?:my |the )?matchmaker(?:'s notes?)?/,
  named: /notes?|matchmaker/,
} satisfies RowDefinition
