import type { SAFETY } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const safety = {
  places: {
    'valuesMap.safety_prefs': {
      holds: 'list',
      intake: ({ dealbreakers }) => dealbreakers?.safety,
      meaning: 'what makes them feel safe',
    },
  },
  group: 'safety',
  options: {
    'First meet in public': {
      label: 'fp',
      said: 'a first meeting in public',
      taken: ['A first meeting in public, always sensible.', 'In public the first time, I agree.'],
    },
    'Video check before meeting': {
      label: 'fv',
      said: 'a video check first',
      taken: ['A video check first, so you know who you meet.'],
    },
    'Share contact only after match': {
      label: 'fc',
      said: 'contact only after a match',
      taken: ['Your contact only after a match, noted.'],
    },
    'No surprise guests': {
      label: 'fg',
      said: 'no surprise guests',
      taken: ['No surprise guests: just the two of you.'],
    },
    'Exit check-in with concierge': {
      label: 'fe',
      said: 'a check-in afterwards',
      taken: ["A check-in afterwards: I'll ask you both how it went."],
    },
  } satisfies Record<(typeof SAFETY)[number], Option>,

  ask: [
    'What would help you feel safe: a first meeting in public, a video call before, contact details only after a match, no surprise guests, a check-in afterwards?',
    "For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after? It's fine to want none.",
    'Which of these would you like: a public place, video first, contact only after a match, no surprise guests, a check-in afterwards? Any or none.',
  ],
  askMore: [
    'Would you like any of these for your safety as well: a public place, video first, contact only after a match, no surprise guests, a check-in afterwards? Any or none.',
    'For a first meeting, would any of these help too: somewhere public, a video check before, contact only after a match, no surprise guests, a check-in after? None is fine.',
  ],
  means: 'Things that help you feel safe on a first date; what you choose goes into every plan.',
  reason: 'What you choose goes into every plan of a first date, for both of you, without saying who chose it.',

  name: 'safety',
  title: 'Safety',
  topic: 'feeling safe on a first date',
  nothing: 'no extra safety steps',
  corpusRow: 'safety',
  row: /safety(?: (?:steps?|choices?|things?))?/,
  leftOut: /safety/,
} satisfies SlotDefinition
