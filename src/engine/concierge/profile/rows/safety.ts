import { SAFETY_WORDS, type SafetyChoice } from '#contract/safety-choices.ts'
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
    'First meet in public': { label: 'fp', said: SAFETY_WORDS['First meet in public'].said },
    'Video check before meeting': { label: 'fv', said: SAFETY_WORDS['Video check before meeting'].said },
    'Share contact only after match': { label: 'fc', said: SAFETY_WORDS['Share contact only after match'].said },
    'No surprise guests': { label: 'fg', said: SAFETY_WORDS['No surprise guests'].said },
    'Exit check-in with concierge': { label: 'fe', said: SAFETY_WORDS['Exit check-in with concierge'].said },
  } satisfies Record<SafetyChoice, Option>,

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
