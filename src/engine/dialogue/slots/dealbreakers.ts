import type { MUST_NOTS } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const dealbreakers = {
  places: {
    'valuesMap.dealbreakers': {
      holds: 'list',
      intake: (intake) => intake.dealbreakers?.mustNot,
      meaning:
        'what rules somebody out; the thing itself, as in "Liars", without "no". Who refuses every smoker or drinker says "Any smoker", "Any drinker" in place of the listed one',
    },
  },
  group: 'wishes',
  options: {
    'Daily smoker': {
      label: 'xs',
      said: 'daily smokers',
      taken: ['No daily smokers, then.', "No daily smokers, I'll keep to that."],
    },
    'Heavy drinker': {
      label: 'xd',
      said: 'heavy drinkers',
      taken: ['No heavy drinkers, then.', "No heavy drinkers, I'll keep to that."],
    },
    'Dismissive of kids': {
      label: 'xk',
      said: 'people dismissive of kids',
      taken: ["Nobody who's dismissive of kids, understood."],
    },
    'Non-communicator': {
      label: 'xn',
      said: 'non-communicators',
      taken: ['Nobody who goes silent on you, so no non-communicators.'],
    },
  } satisfies Record<(typeof MUST_NOTS)[number], Option>,
  isInWords: true,

  ask: [
    'Is there anything that rules someone out for you?',
    'Any deal-breakers? "None" is a fine answer.',
    'What would be a clear no for you?',
  ],
  means: 'What rules someone out for you. None is a fine answer.',
  reason: 'What you rule out strictly is never shown to you.',

  name: 'deal-breakers',
  title: 'A deal-breaker',
  topic: 'what rules someone out',
  nothing: 'no deal-breakers',
  corpusRow: 'not',
  answeredBy: ['refused', 'must'],
  heardAs: ['X', 'W'],
  row: /deal[- ]?breakers?|must[- ]?nots|(?:would )?rather[- ]nots?|rule[- ]outs?|red flags?|(?:clear |hard )no'?s/,
  leftOut: /dealbreaker/,
} satisfies SlotDefinition
