import type { RowDefinition } from './definition.ts'

export const faith = {
  places: {
    'valuesMap.faith_values_edge': {
      holds: 'one',
      intake: null,
      meaning:
        'their own faith or principle, in words that say it is theirs. What the other has to be or believe is a must-have alone',
    },
  },
  isInWords: true,

  ask: [
    'Is there a faith, or something else you hold firmly, that matters in who you meet?',
    "Does faith play a part in who you'd be happy with? Tell me in your own words.",
  ],
  means: 'A faith, a belief or a principle that somebody close to you should know of. None is a fine answer.',
  reason: 'It matters to some people a great deal; it is kept in your words, and there is no wrong answer.',

  name: 'faith and values',
  title: 'Faith',
  summary: (said: string) => `on faith and values: ${said}`,
  nothing: 'nothing on faith',
  row: /faith(?: and values)?(?: line)?|religion/,
  named:
    /faith\w*|religio\w+|church\w*|god|believ\w+|beliefs?|pray\w*|christian\w*|catholic|protestant|baptist|methodist|lutheran|orthodox|muslim|islam|jewish|hindu|buddhis[tm]|sikh|atheis\w+|agnostic|spiritual\w*|mosque|synagogue|temple|quaker|mormon/,
} satisfies RowDefinition
