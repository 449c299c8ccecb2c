import type { Budget, RelationshipIntent } from '#contract/options.ts'
import type { SharedFacts } from './facts.ts'
import { readBrief } from './read-brief.ts'
import type { KnownTopic } from './topics.ts'

/** Who writes to whom, and what is known of the two: the facts when the caller has them, else the brief alone. */
export type Introduction = {
  yourName?: string | null | undefined
  theirName?: string | null | undefined
  brief?: string | null | undefined
  facts?: SharedFacts | undefined
}

/** What a message may stand on. */
export type Ground = {
  shared: readonly KnownTopic[]
  theirs: readonly KnownTopic[]
  availability: readonly string[]
  timesAreShared: boolean
  intent: RelationshipIntent | undefined
  theirCity: string | undefined
  yourCity: string | undefined
  distanceBandKm: number | undefined
  lowerBudget: Budget | undefined
  yourSafety: readonly string[]
}

const UNSAID = { yourCity: undefined, distanceBandKm: undefined, lowerBudget: undefined, yourSafety: [] }

/** Facts weigh more than the brief, which is only a text about them. */
export function groundOf({ facts, brief }: Introduction): Ground {
  if (!facts) return { ...UNSAID, ...readBrief(brief ?? '') }
  return {
    ...facts,
    shared: [...facts.values, ...facts.interests],
    theirs: [],
    timesAreShared: facts.availability.length > 0,
  }
}
