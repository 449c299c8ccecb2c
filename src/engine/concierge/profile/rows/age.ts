import type { RowDefinition } from './definition.ts'

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
  isFilter: true,

  ask: ['What ages would feel right, from about what to what?', 'How old should they be, roughly? A range is perfect.'],
  means: 'The youngest and the oldest that would feel right to you.',
  reason: 'Only people inside your range, and whose range you are in, are shown to you.',

  name: 'ages',
  title: 'Ages',
  summary: 'first',
  nothing: 'any age',
  named:
    /ages?|aged|years old|year olds?|older|younger|oldest|youngest|(?:twen|thir|for|fif|six|seven|eigh)ties|[2-8]0s/,
} satisfies RowDefinition
