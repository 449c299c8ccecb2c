import type { HABITS } from '#contract/options.ts'
import type { ClosedOption, RowDefinition } from './definition.ts'

export const drinking = {
  places: {
    'valuesMap.lifestyle.drinking': {
      holds: 'one',
      intake: ({ dealbreakers }) => dealbreakers?.lifestyle?.drinking,
      meaning: 'their own drinking; now and then is "sometimes"',
    },
  },
  options: {
    no: {
      label: 'd0',
      said: "you don't drink",
      heard: ['No drinks for you, then.', 'A coffee rather than a wine, then.'],
    },
    sometimes: {
      label: 'd1',
      said: 'you drink now and then',
      heard: ['A glass now and then.', 'A drink when it suits.'],
    },
    yes: {
      label: 'd2',
      said: 'you drink',
      heard: ['You like a drink, then.'],
    },
  } satisfies Record<(typeof HABITS)[number], ClosedOption>,
  isClosed: true,
  isFilter: true,
  isHabit: true,

  ask: ['And do you drink: no, sometimes, or yes?', 'How about you and a drink: no, sometimes, yes?'],
  means: 'Whether you drink alcohol yourself: no, now and then, or yes.',
  reason:
    'Some people rule out heavy drinkers, and habits alike make life together easier. Nobody is told unless they gave the same answer.',

  name: 'drinking',
  title: 'Drinking',
  summary: 'clause',
  row: /drinking/,
  named: /drink\w*|alcohol\w*|wines?|beers?|pints?|tee-?total\w*|sober|booz\w*|tipple|cocktails?|whisk\w+/,
} satisfies RowDefinition
