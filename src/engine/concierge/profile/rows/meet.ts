import type { MEET } from '#contract/options.ts'
import type { Option, RowDefinition } from './definition.ts'

/** `isMeet` finds its entries among the must-haves. */
export const meet = {
  places: {},
  options: {
    Women: { label: 'mw' },
    Men: { label: 'mm' },
    'Nonbinary people': { label: 'mn' },
    Everyone: { label: 'me' },
  } satisfies Record<(typeof MEET)[number], Option>,
  isFilter: true,

  ask: [
    'Who would you like to meet: women, men, nonbinary people, or everyone?',
    'Who can I introduce you to: women, men, nonbinary people? Everyone is an answer too.',
  ],
  means: 'It is about who you would like to be introduced to: women, men, nonbinary people, or everyone.',
  reason: 'So that you are introduced to the people you want to meet, and to nobody else.',

  name: "who you'd like to meet",
  title: 'To meet',
  summary: 'first',
  row: /to meet|(?:whom?|who) (?:i would like )?to meet|gender/,
  named:
    /wom[ae]n|m[ae]n|girls?|guys?|lad(?:y|ies)|gents?|gentlem[ae]n|blokes?|non-?binary|enb(?:y|ies)|genders?|to meet/,
} satisfies RowDefinition
