import type { SlotDefinition } from './definition.ts'

export const age = {
  places: {
    'valuesMap.age_range.min': {
      holds: 'one',
      isFigure: true,
      intake: ({ preferences }) => preferences?.ageMin,
      meaning: 'the youngest age they would meet',
    },
    'valuesMap.age_range.max': {
      holds: 'one',
      isFigure: true,
      intake: ({ preferences }) => preferences?.ageMax,
      meaning: 'the oldest',
    },
  },
  group: 'who',
  isFilter: true,

  ask: [
    'What ages would feel right, from about what to what?',
    'How old should they be, roughly? A range is perfect.',
    'From what age to what age should I look?',
  ],
  means: 'The youngest and the oldest that would feel right to you.',
  reason: 'Only people inside your range, and whose range you are in, are shown to you.',

  name: 'ages',
  title: 'Ages',
  topic: 'the ages you have in mind',
  nothing: 'any age',
  row: /ages?(?: range)?|(?:youngest|oldest)(?: age)?/,
  leftOut: /age|ages|age range|how old/,
} satisfies SlotDefinition
