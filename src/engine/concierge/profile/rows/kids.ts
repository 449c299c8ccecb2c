import type { WANTS_KIDS } from '#contract/options.ts'
import type { ClosedOption, RowDefinition } from './definition.ts'

export const kids = {
  places: {
    'valuesMap.family.wants_kids': {
      holds: 'one',
      intake: ({ dealbreakers }) => dealbreakers?.lifestyle?.wantsKids,
      meaning: 'whether they want children from now on, whether or not they have some',
    },
  },
  options: {
    yes: {
      label: 'ky',
      said: "you'd like kids",
      heard: ["You'd like children, then.", 'Children in the picture, then.'],
    },
    no: {
      label: 'kn',
      said: "you don't want kids",
      heard: ["Not children, then. That's clear."],
    },
    open: {
      label: 'ko',
      said: "you're open about kids",
      heard: ['Open about children, then.'],
    },
  } satisfies Record<(typeof WANTS_KIDS)[number], ClosedOption>,
  isClosed: true,
  isFilter: true,

  ask: ['Would you like children one day? Yes, no and open are all fine.', 'How do you feel about having children?'],
  means:
    'Whether you would like children one day: yes, no, or open, which means it depends. Children you have already are a thing for a note.',
  reason: 'Somebody who wants children and somebody who does not are not shown to each other.',

  name: 'children',
  title: 'Children',
  summary: 'clause',
  row: /kids|children|wants kids/,
  named: /kids?|child(?:ren)?|bab(?:y|ies)|famil(?:y|ies)|parenthood|little ones?/,
} satisfies RowDefinition

/** For people past fifty or with grown children. "Yes" still means wanting children. */
export const kidsFromHereOn: { ask: readonly string[]; said: Readonly<Record<string, string>> } = {
  ask: [
    'Would raising children still be something you want? Yes, no and open are all fine.',
    'From here on, would you want children: yes, no, or open?',
  ],
  said: {
    yes: "you'd like kids from here on",
    no: "you don't plan on kids from here on",
    open: "you're open about kids",
  },
}
