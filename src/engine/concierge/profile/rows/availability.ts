import type { TYPICAL_WEEK } from '#contract/options.ts'
import type { Option, RowDefinition } from './definition.ts'

export const availability = {
  places: {
    'valuesMap.availability': {
      holds: 'list',
      intake: ({ location }) => location?.availability?.typicalWeek,
      meaning:
        'when they could meet: a listed option where they mean all or most of it; else their words as one entry in its place ("Tuesdays after 7, every second weekend") or beside it ("not Wednesdays")',
    },
  },
  options: {
    Weeknights: { label: 'aN' },
    Weekends: { label: 'aE' },
    'Lunch hours': { label: 'aL', heard: ['Lunch it is: short and easy.'] },
    'Early mornings': {
      label: 'aM',
      heard: ['Early mornings: a breakfast date, then.'],
    },
    Flexible: {
      label: 'aF',
      said: 'a flexible week',
      heard: ['An open week makes it easy.'],
    },
  } satisfies Record<(typeof TYPICAL_WEEK)[number], Option>,

  ask: [
    'When are you usually free: weeknights, weekends, lunch hours, early mornings, or is it flexible?',
    'Which parts of your week could hold a date: weeknights, weekends, lunch, early mornings?',
  ],
  means: 'The parts of the week when you could meet someone, as a rule.',
  reason: 'Two people who are never free at the same time do not meet; shared hours put someone higher on your list.',

  name: 'free times',
  title: 'Free',
  summary: 'first',
  row: /(?:free |available )times?|availability|free hours|when i am free/,
  named:
    /week ?-?(?:nights?|days?|ends?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|lunch\w*|any ?time|flexible|free|availab\w*|schedule|nights?/,
} satisfies RowDefinition
