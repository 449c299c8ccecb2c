import type { Part } from '#engine/dialogue/state.ts'

/** What the words of each question are about, however it is put: a model's question must be about it too. */
export const QUESTION_WORDS: Record<Part, RegExp> = {
  intent: /looking|relationship|long[- ]term|casual|serious|hoping|after\b/i,
  meet: /\bwho|meet|introduc|women|men\b|everyone/i,
  age: /\bages?\b|\bold/i,
  distance: /\bfar\b|mile|\bkm\b|distance|travel|drive|radius/i,
  availability: /week|free\b|when\b|time/i,
  budget: /budget|spend|cost|\$/i,
  smoking: /smok|cigar/i,
  drinking: /drink|alcohol/i,
  kids: /kid|child|famil|parent/i,
  faith: /faith|religi|belie|values|spiritual/i,
  mustHaves: /must|matter|important|need|want|wish|hope|qualit/i,
  niceToHaves: /bonus|nice|plus/i,
  dealbreakers: /deal|rules?\b|clear no|without/i,
  safety: /safe|comfort|first (?:date|meet)|public|video|at ease/i,
  notes: /matchmaker|else|know/i,
  ownAge: /\bold\b|\bages?\b|born|birthday/i,
}
