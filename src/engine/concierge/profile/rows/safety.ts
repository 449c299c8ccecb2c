import type { SAFETY } from '#contract/options.ts'
import type { Option, RowDefinition } from './definition.ts'

export const safety = {
  places: {
    'valuesMap.safety_prefs': {
      holds: 'list',
      intake: ({ dealbreakers }) => dealbreakers?.safety,
      meaning: 'what makes them feel safe',
    },
  },
  options: {
    'First meet in public': {
      label: 'fp',
      said: 'a first meeting in public',
    },
    'Video check before meeting': {
      label: 'fv',
      said: 'a video check first',
    },
    'Share contact only after match': {
      label: 'fc',
      said: 'contact only after a match',
    },
    'No surprise guests': {
      label: 'fg',
      said: 'no surprise guests',
    },
    'Exit check-in with concierge': {
      label: 'fe',
      said: 'a check-in afterwards',
    },
  } satisfies Record<(typeof SAFETY)[number], Option>,

  ask: [
    'What would help you feel safe: a first meeting in public, a video call before, contact details only after a match, no surprise guests, a check-in afterwards?',
    "For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after? It's fine to want none.",
  ],
  means: 'Things that help you feel safe on a first date; what you choose goes into every plan.',
  reason: 'What you choose goes into every plan of a first date, for both of you, without saying who chose it.',

  name: 'safety',
  title: 'Safety',
  summary: (said: string) => `to feel safe you asked for: ${said}`,
  nothing: 'no extra safety steps',
  row: /safety(?: (?:steps?|choices?|things?))?/,
  named: /safety|public|video|contact|(?:phone )?number|surprise|guests?|check[- ]?ins?/,
} satisfies RowDefinition
