import { type Swap, said } from './swaps.ts'
import { everywhere, oneOf, pattern } from './words.ts'

const NOT: readonly Swap[] = [
  said('am not', /ain't|aint/),
  said('can not', /can't|cant|cannot/),
  said('will not', /won't|wont|shan't/),
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n'?t\b/g, '$1 not'],
  [/\bi not (?=like|want|have|need|smoke|drink|mind|care|know|do)/g, 'i do not '],
]

const VERB_AFTER_ID = /like|love|prefer|want|rather|go|say|travel|drive|be|need|date|have|hope|really|never|only|also/
const PERSONS: readonly Swap[] = [
  said('i am', /i'?m/),
  [/\b(you|we|they)'re\b/g, '$1 are'],
  said('you are', /youre/),
  said('they are', /theyre/),
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  said('i have', /ive/),
  [/\b(i|you|we|they|he|she|it|that|who|there)'d\b/g, '$1 would'],
  [everywhere(pattern`\bid (?=${VERB_AFTER_ID})`), 'i would '],
  [/\b(i|you|we|they|he|she|it|that|who|there)'ll\b/g, '$1 will'],
]

/** What may follow a noun's "is": "the budget's fine". Before anything else the 's is a possessive. */
const AFTER_IS = oneOf(/(?:not|fine|ok|okay|never|always|off|out|my own|no good|gone)\b/, /a (?:no|yes|maybe|must)\b/)
const THINGS: readonly Swap[] = [
  said('let us', /let's/),
  [/\b(that|it|he|she|there|what|who|where|how|here|everything)'s\b/g, '$1 is'],
  [everywhere(pattern`\b([a-z]{3,})'s (?=${AFTER_IS})`), '$1 is '],
  [/\b(schedule|calendar|diary|week|budget|limit|range|money|distance|age|faith|religion|everyone)'s\b/g, '$1 is'],
  said('that is', /thats/),
  said('what is', /whats/),
]

/** Contractions opened, with or without their apostrophe, so that a reader sees one form only. */
export const CONTRACTIONS: readonly Swap[] = [...NOT, ...PERSONS, ...THINGS, [/\b(early|mid|late)-?ish\b/g, '$1']]
