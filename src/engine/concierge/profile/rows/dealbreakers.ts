import type { MUST_NOTS } from '#contract/options.ts'
import type { Option, RowDefinition } from './definition.ts'

export const dealbreakers = {
  places: {
    'valuesMap.dealbreakers': {
      holds: 'list',
      intake: (intake) => intake.dealbreakers?.mustNot,
      meaning:
        'what rules somebody out; the thing itself, as in "Liars", without "no". Who refuses every smoker or drinker says "Any smoker", "Any drinker" in place of the listed one',
    },
  },
  options: {
    'Daily smoker': {
      label: 'xs',
      said: 'daily smokers',
    },
    'Heavy drinker': {
      label: 'xd',
      said: 'heavy drinkers',
    },
    'Dismissive of kids': {
      label: 'xk',
      said: 'people dismissive of kids',
    },
    'Non-communicator': {
      label: 'xn',
      said: 'non-communicators',
    },
  } satisfies Record<(typeof MUST_NOTS)[number], Option>,
  isInWords: true,

  ask: ['Is there anything that rules someone out for you?', 'Any deal-breakers? "None" is a fine answer.'],
  askMore: ['Does anything else rule someone out for you?', 'Any other deal-breakers? "None" is a fine answer.'],
  means: 'What rules someone out for you. None is a fine answer.',
  reason: 'What you rule out strictly is never shown to you.',

  name: 'deal-breakers',
  title: 'Rather not',
  summary: (said: string) => `you've ruled out ${said}`,
  nothing: 'no deal-breakers',
  row: /deal[- ]?breakers?|must[- ]?nots|(?:would )?rather[- ]nots?|rule[- ]outs?|red flags?|(?:clear |hard )no'?s/,
  named: /deal[- ]?breakers?|rather[- ]nots?|red flags?|(?:clear |hard )no|rules? (?:\w+ )?out/,
} satisfies RowDefinition
