import type { HABITS } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const drinking = {
  places: {
    'valuesMap.lifestyle.drinking': {
      holds: 'one',
      intake: ({ dealbreakers }) => dealbreakers?.lifestyle?.drinking,
      meaning: 'their own drinking; now and then is "sometimes"',
    },
  },
  group: 'habits',
  options: {
    no: { label: 'd0', said: "you don't drink", taken: ["You don't drink, that's noted.", "So you don't drink."] },
    sometimes: {
      label: 'd1',
      said: 'you drink now and then',
      taken: ['A drink now and then, good.', 'So you drink now and then.'],
    },
    yes: {
      label: 'd2',
      said: 'you drink',
      taken: ['You like a drink, fair enough.', 'So you drink, thanks for telling me.'],
    },
  } satisfies Record<(typeof HABITS)[number], Option>,
  isClosed: true,
  isFilter: true,
  isHabit: true,

  ask: [
    'And do you drink: no, sometimes, or yes?',
    'How about you and a drink: no, sometimes, yes?',
    'Do you drink at all: no, sometimes, or yes?',
  ],
  means: 'Whether you drink alcohol yourself: no, now and then, or yes.',
  reason:
    'Some people rule out heavy drinkers, and habits alike make life together easier. Nobody is told unless they gave the same answer.',

  name: 'drinking',
  title: 'Drinking',
  row: /drinking/,
  spoken: /drink\w*|alcohol/,
  leftOut: /drink(?:ing|s)?|alcohol|booze/,
} satisfies SlotDefinition
