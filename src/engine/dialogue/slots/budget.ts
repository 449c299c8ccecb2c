import type { BUDGETS } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const budget = {
  places: {
    'valuesMap.budget': {
      holds: 'one',
      intake: ({ location }) => location?.availability?.budget,
      meaning: 'what they spend on one evening: up to 25, up to 60, up to 120, more',
    },
  },
  group: 'week',
  options: {
    $: {
      label: 'b1',
      taken: ['$, so a coffee or a walk. Those are often the good ones.', 'Keeping it at $, no fuss.'],
    },
    $$: { label: 'b2', taken: ["$$, a simple dinner. That'll suit most people.", 'Budget: $$, somewhere relaxed.'] },
    $$$: { label: 'b3', taken: ['$$$, a good restaurant then.', 'Budget: $$$, somewhere nice.'] },
    $$$$: { label: 'b4', taken: ['$$$$, a proper night out.', 'Budget: $$$$, so the best tables.'] },
  } satisfies Record<(typeof BUDGETS)[number], Option>,
  isClosed: true,

  ask: [
    'What do you like to spend on a date, from $ to $$$$?',
    "What's a comfortable date for you: $, $$, $$$ or $$$$?",
    'How much should an evening out cost, on a scale from $ to $$$$?',
  ],
  means: '$ is a coffee or a walk, $$ a simple dinner, $$$ a good restaurant, $$$$ a big night out.',
  reason: 'So that no plan is awkward for either of you: it goes by the lower of the two. It rules nobody out.',

  name: 'budget',
  title: 'Budget',
  topic: 'what a date may cost',
  row: /budget/,
  leftOut: /budget|money|spend(?:ing)?|costs?|finances|financial|dollar signs?/,
} satisfies SlotDefinition
