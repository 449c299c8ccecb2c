import type { Group } from '#engine/dialogue/state.ts'

/** What the words of each question are about, however it is put: a model's question must be about it too. */
export const QUESTION_WORDS: Record<Group, RegExp> = {
  intent: /looking|relationship|long[- ]term|casual|serious|hoping|after\b/i,
  who: /\bwho|meet|introduc|women|men\b|everyone|\bages?\b|\bold/i,
  distance: /\bfar\b|mile|\bkm\b|distance|travel|drive|radius/i,
  week: /week|free\b|when\b|time|budget|spend|cost/i,
  habits: /smok|drink|cigar|alcohol/i,
  kids: /kid|child|famil|parent/i,
  faith: /faith|religi|belie|values|spiritual/i,
  wishes: /must|matter|important|deal|need|want|wish|hope|without|qualit|rules?\b|clear no|the end/i,
  safety: /safe|comfort|first (?:date|meet)|public|video|at ease/i,
  ownAge: /\bold\b|\bages?\b|born|birthday/i,
}
