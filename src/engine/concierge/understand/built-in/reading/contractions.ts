import { type Swap, said } from './swaps.ts'

export const CONTRACTIONS: readonly Swap[] = [
  said('am not', /ain't|aint/),
  said('can not', /can't|cant|cannot/),
  said('will not', /won't|wont|shan't/),
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n'?t\b/g, '$1 not'],
  said('i am', /i'?m/),
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|he|she|it|that|who|there)'d\b/g, '$1 would'],
  [/\b(i|you|we|they|he|she|it|that|who|there)'ll\b/g, '$1 will'],
  said('let us', /let's/),
  [/\b(that|it|he|she|there|what|who|where|how|here|everything)'s\b/g, '$1 is'],
  [/\b(early|mid|late)-?ish\b/g, '$1'],
  said('that is', /thats/),
  said('what is', /whats/),
]
