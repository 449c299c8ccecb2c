import type { SlotDefinition } from './definition.ts'

export const faith = {
  places: {
    'valuesMap.faith_values_edge': {
      holds: 'one',
      intake: null,
      meaning:
        'their own faith or principle, in words that say it is theirs. What the other has to be or believe is a must-have alone',
    },
  },
  group: 'faith',
  isInWords: true,

  ask: [
    'Is there a faith, or something else you hold firmly, that matters in who you meet?',
    "Does faith play a part in who you'd be happy with? Tell me in your own words.",
    'Any faith, belief or principle that has to fit between you and someone?',
  ],
  means: 'A faith, a belief or a principle that somebody close to you should know of. None is a fine answer.',
  reason: 'It matters to some people a great deal; it is kept in your words, and there is no wrong answer.',

  name: 'faith and values',
  title: 'Faith and values',
  nothing: 'nothing on faith',
  corpusRow: 'faith',
  answeredBy: ['faith'],
  heardAs: ['T'],
  row: /faith(?: and values)?|religion/,
  leftOut: /faith|religion|religious|beliefs?|church|god|politics/,
} satisfies SlotDefinition
