import type { BUDGETS } from '#contract/options.ts'
import type { Option, RowDefinition } from './definition.ts'

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
    },
    $$: { label: 'b2' },
    $$$: { label: 'b3' },
    $$$$: { label: 'b4' },
  } satisfies Record<(typeof BUDGETS)[number], Option>,
  isClosed: true,

  ask: [
    'What do you like to spend on a date, from $ to $$$$?',
    "What's a comfortable date for you: $, $$, $$$ or $$$$?",
  ],
  means: '$ is a coffee or a walk, $$ a simple dinner, $$$ a good restaurant, $$$$ a big night out.',
  reason: 'So that no plan is awkward for either of you: it goes by the lower of the two. It rules nobody out.',

  name: 'budget',
  title: 'Budget',
  row: /budget/,
  named: /budget|spend(?:ing)?|cheap\w*|pricey?|afford\w*|dollar signs?|expensive|costs?|money|splash\w*|fancy/,
} satisfies RowDefinition
