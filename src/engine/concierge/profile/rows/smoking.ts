import type { HABITS } from '#contract/options.ts'
import type { ClosedOption, RowDefinition } from './definition.ts'

export const smoking = {
  places: {
    'valuesMap.lifestyle.smoking': {
      holds: 'one',
      intake: ({ dealbreakers }) => dealbreakers?.lifestyle?.smoking,
      meaning:
        "whether this person smokes. Vaping, cigars and a pipe count too. If they use one of these and say that they don't smoke, ask",
    },
  },
  options: {
    no: {
      label: 's0',
      said: "you don't smoke",
      heard: ['No smoke for you, then.'],
    },
    sometimes: {
      label: 's1',
      said: 'you smoke now and then',
      heard: ['A cigarette now and then.'],
    },
    yes: {
      label: 's2',
      said: 'you smoke',
      heard: ['You smoke. Noted.'],
    },
  } satisfies Record<(typeof HABITS)[number], ClosedOption>,
  isClosed: true,
  isFilter: true,
  isHabit: true,

  ask: ['Do you smoke yourself: no, sometimes, or yes?', 'How about you and smoking: no, sometimes, yes?'],
  means: 'Whether you smoke yourself: no, now and then, or yes.',
  reason:
    'Some people do not want daily smokers, and life together is easier with similar habits. Nobody is told unless they gave the same answer.',

  name: 'smoking',
  title: 'Smoking',
  summary: 'clause',
  row: /smoking/,
  named: /smok\w*|cig\w*|vap(?:e|es|ing|er)|tobacco|fags?/,
} satisfies RowDefinition
