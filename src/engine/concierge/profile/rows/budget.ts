import type { BUDGETS } from '#contract/options.ts'
import type { ClosedOption, RowDefinition } from './definition.ts'

export const budget = {
  places: {
    'valuesMap.budget': {
      holds: 'one',
      intake: ({ location }) => location?.availability?.budget,
      meaning: 'what they spend on one evening: up to 25, up to 60, up to 120, more',
    },
  },
  options: {
    $: {
      label: 'b1',
      heard: ['A coffee or a walk will do nicely.'],
    },
    $$: { label: 'b2', heard: ['A simple dinner, then.'] },
    $$$: { label: 'b3', heard: ['A good restaurant, then.'] },
    $$$$: { label: 'b4', heard: ['A big night out, then.'] },
  } satisfies Record<(typeof BUDGETS)[number], ClosedOption>,
  isClosed: true,

  ask: [
    'What do you like to spend on a date, from $ to $$$$?',
    "What's a comfortable date for you: $, $$, $$$ or $$$$?",
  ],
  means: '$ is a coffee or a walk, $$ a simple dinner, $$$ a good restaurant, $$$$ a big night out.',
  reason: 'So that no plan is awkward for either of you: it goes by the lower of the two. It rules nobody out.',

  name: 'budget',
  title: 'Budget',
  summary: 'first',
  row: /budget/,
  named: /budget|spend(?:ing)?|cheap\w*|pricey?|afford\w*|dollar signs?|expensive|costs?|money|splash\w*|fancy/,
} satisfies RowDefinition
