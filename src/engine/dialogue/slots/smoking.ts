import type { HABITS } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const smoking = {
  places: {
    'valuesMap.lifestyle.smoking': {
      holds: 'one',
      intake: ({ dealbreakers }) => dealbreakers?.lifestyle?.smoking,
      meaning:
        "their own smoking; vaping, cigars and a pipe count as well: ask, where they have one of those and say that they don't smoke",
    },
  },
  group: 'habits',
  options: {
    no: {
      label: 's0',
      said: "you don't smoke",
      taken: ["No smoking on your side, that's noted.", "So you don't smoke."],
    },
    sometimes: {
      label: 's1',
      said: 'you smoke now and then',
      taken: ['So you smoke now and then.', "Smoking now and then, that's noted."],
    },
    yes: {
      label: 's2',
      said: 'you smoke',
      taken: ['You smoke, thanks for saying so plainly.', 'So you smoke, good to know.'],
    },
  } satisfies Record<(typeof HABITS)[number], Option>,
  isClosed: true,
  isFilter: true,
  isHabit: true,

  ask: [
    'Do you smoke yourself: no, sometimes, or yes?',
    'How about you and smoking: no, sometimes, yes?',
    'And smoking, on your side: no, sometimes, or yes?',
  ],
  means: 'Whether you smoke yourself: no, now and then, or yes.',
  reason:
    'Some people rule out daily smokers, and habits alike make life together easier. Nobody is told unless they gave the same answer.',

  name: 'smoking',
  title: 'Smoking',
  row: /smoking/,
  spoken: /smok\w+/,
  leftOut: /smok\w*|cigarettes?|tobacco/,
} satisfies SlotDefinition
