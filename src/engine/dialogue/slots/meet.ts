import type { MEET } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

/** Whom to meet stands among the must-haves; `isMeet` tells their entries apart. */
export const meet = {
  places: {},
  group: 'who',
  options: {
    Women: { label: 'mw', taken: [] },
    Men: { label: 'mm', taken: [] },
    'Nonbinary people': { label: 'mn', taken: [] },
    Everyone: { label: 'me', taken: [] },
  } satisfies Record<(typeof MEET)[number], Option>,
  isFilter: true,

  ask: [
    'Who would you like to meet: women, men, nonbinary people, or everyone?',
    'Who can I introduce you to: women, men, nonbinary people? Everyone is an answer too.',
    'And who are you hoping to meet: women, men, nonbinary people, everyone?',
  ],
  means: 'It is about who you would like to be introduced to: women, men, nonbinary people, or everyone.',
  reason: 'So that you are introduced to the people you want to meet, and to nobody else.',

  name: "who you'd like to meet",
  title: 'To meet',
  leftOut: /gender|orientation/,
} satisfies SlotDefinition
