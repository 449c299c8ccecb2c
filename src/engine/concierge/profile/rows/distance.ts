import type { RowDefinition } from './definition.ts'

export const distance = {
  places: {
    'valuesMap.distance_km': {
      holds: 'one',
      isFigure: true,
      intake: ({ location }) => location?.willingToTravelKm,
      meaning: 'whole kilometres (1 mile = 1.609 km); how far they would go',
    },
  },

  ask: [
    "How far would you go for a date? Miles or kilometers, whichever you're used to.",
    "What's the longest trip you'd make to meet someone, in miles or km?",
  ],
  means:
    'The farthest you would go to meet someone, in a straight line from the center of your city to that of theirs.',
  reason: 'Only people within the distance you both allow are shown to you.',

  name: 'distance',
  title: 'Distance',
  summary: 'first',
  nothing: 'any distance',
  row: /distance|radius|miles/,
  named: /distance|radius|miles?|km|travel(?:ling|ing)?|how far/,
} satisfies RowDefinition
