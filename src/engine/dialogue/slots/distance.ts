import type { SlotDefinition } from './definition.ts'

export const distance = {
  places: {
    'valuesMap.distance_km': {
      holds: 'one',
      isFigure: true,
      intake: ({ location }) => location?.willingToTravelKm,
      meaning: 'whole kilometres (1 mile = 1.609 km); how far they would go',
    },
  },
  group: 'distance',

  ask: [
    "How far would you go for a date? Miles or kilometers, whichever you're used to.",
    "What's the longest trip you'd make to meet someone, in miles or km?",
    'How far from home should I look? A rough figure in miles or km is plenty.',
  ],
  means:
    'The farthest you would go to meet someone, in a straight line from the center of your city to that of theirs.',
  reason: 'Only people within the distance you both allow are shown to you.',

  name: 'distance',
  title: 'Distance',
  topic: "how far you'd go for a date",
  nothing: 'any distance',
  row: /distance|radius|miles/,
  leftOut: /distance|travel(?:ling|ing)?|how far|miles|km|location|where i live|radius/,
} satisfies SlotDefinition
