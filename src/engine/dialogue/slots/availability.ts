import type { TYPICAL_WEEK } from '#contract/options.ts'
import type { Option, SlotDefinition } from './definition.ts'

export const availability = {
  places: {
    'valuesMap.availability': {
      holds: 'list',
      intake: ({ location }) => location?.availability?.typicalWeek,
      meaning:
        'when they could meet: a listed option where they mean all or most of it; else their words as one entry in its place ("Tuesdays after 7, every second weekend") or beside it ("not Wednesdays")',
    },
  },
  group: 'week',
  options: {
    Weeknights: { label: 'aN', taken: ['Weeknights, after work then.', 'Weeknights it is.'] },
    Weekends: { label: 'aE', taken: ['Weekends it is.', "Weekends, when there's time."] },
    'Lunch hours': { label: 'aL', taken: ['Lunch hours: short and sweet.', 'Over lunch, good.'] },
    'Early mornings': {
      label: 'aM',
      taken: ["Early mornings, you're up before most.", 'Early mornings it is.'],
    },
    Flexible: {
      label: 'aF',
      said: 'a flexible week',
      taken: ['Flexible, that helps.', "A flexible week, that'll help."],
    },
  } satisfies Record<(typeof TYPICAL_WEEK)[number], Option>,

  ask: [
    'When are you usually free: weeknights, weekends, lunch hours, early mornings, or is it flexible?',
    'Which parts of your week could hold a date: weeknights, weekends, lunch, early mornings?',
    "When's a good time to meet you: weeknights, weekends, lunch hours, early mornings?",
  ],
  means: 'The parts of the week when you could meet someone, as a rule.',
  reason: 'Two people who are never free at the same time do not meet; shared hours put someone higher on your list.',

  name: 'free times',
  title: 'Free',
  topic: "when you're free",
  corpusRow: 'week',
  row: /(?:free |available )times?|availability|free hours/,
  spoken: /free|availability|available|times|schedule/,
  leftOut: /availability|schedule|calendar|when i am free/,
} satisfies SlotDefinition
