import type { ScoreTerm } from '#contract/agreement.ts'
import type { Budget, Habit, RelationshipIntent, WantsKids } from '#contract/options.ts'
import { distanceBandKm as toBand } from '../matching/member/place.ts'
import type { Explanation, Fact } from '../matching/score/explain.ts'
import { safeFirstName, safePlace } from './clean.ts'
import { type KnownTopic, knownTopics } from './topics/topics.ts'

export type ConflictKind = ScoreTerm

/** Privacy: callers do not pass answers that only the other gave. */
export type SharedTerms = {
  theirName?: string | null | undefined
  theirCity?: string | null | undefined
  yourCity?: string | null | undefined
  ageGapYears?: number | null | undefined
  /** Rounded up to 5 km. */
  distanceBandKm?: number | null | undefined
  /** As stored or in normal form, ordered by their part of the score. */
  values?: readonly string[] | undefined
  interests?: readonly string[] | undefined
  /** Ticked by both. */
  availability?: readonly string[] | undefined
  /** Only if both answers are equal. */
  intent?: RelationshipIntent | null | undefined
  smoking?: Habit | null | undefined
  drinking?: Habit | null | undefined
  kids?: WantsKids | null | undefined
  budget?: Budget | null | undefined
  /** For plans only; no text names it. */
  lowerBudget?: Budget | null | undefined
  conflicts?: readonly ConflictKind[] | undefined
  yourSafety?: readonly string[] | undefined
}

/** Everything a text may use, already cleaned. */
export type SharedFacts = {
  /** Empty if no name fits a sentence. */
  theirFirstName: string
  theirCity: string | undefined
  yourCity: string | undefined
  closeInAge: boolean
  distanceBandKm: number | undefined
  values: readonly KnownTopic[]
  interests: readonly KnownTopic[]
  availability: readonly string[]
  intent: RelationshipIntent | undefined
  smoking: Habit | undefined
  drinking: Habit | undefined
  kids: WantsKids | undefined
  sameBudget: boolean
  lowerBudget: Budget | undefined
  conflicts: readonly ConflictKind[]
  yourSafety: readonly string[]
  /** The list with the rarest shared entry opens a text. */
  rarest?: 'values' | 'interests'
}

const CLOSE_IN_AGE_YEARS = 2

/** Copies only the listed keys. Never throws. */
export function sharedFacts(terms: SharedTerms): SharedFacts {
  const { ageGapYears, distanceBandKm } = terms
  return {
    theirFirstName: safeFirstName(terms.theirName),
    theirCity: safePlace(terms.theirCity),
    yourCity: safePlace(terms.yourCity),
    closeInAge: ageGapYears != null && ageGapYears <= CLOSE_IN_AGE_YEARS,
    distanceBandKm: distanceBandKm == null ? undefined : toBand(distanceBandKm),
    values: knownTopics(terms.values ?? [], 'value'),
    interests: knownTopics(terms.interests ?? [], 'interest'),
    availability: terms.availability ?? [],
    intent: terms.intent ?? undefined,
    smoking: terms.smoking ?? undefined,
    drinking: terms.drinking ?? undefined,
    kids: terms.kids ?? undefined,
    sameBudget: terms.budget != null,
    lowerBudget: terms.lowerBudget ?? terms.budget ?? undefined,
    conflicts: terms.conflicts ?? [],
    yourSafety: terms.yourSafety ?? [],
  }
}

export type People = Pick<SharedTerms, 'theirName' | 'theirCity' | 'yourCity' | 'lowerBudget' | 'yourSafety'>

/** Uses the terms of the score, so that text and score agree. */
export function factsFromExplanation({ terms, conflicts }: Explanation, people: People): SharedFacts {
  const said = terms.map(fromFact).reduce((all, part) => Object.assign(all, part), {})
  return sharedFacts({ ...said, ...people, conflicts: conflicts.map(({ kind }) => kind) })
}

function fromFact(fact: Fact): SharedTerms {
  switch (fact.kind) {
    case 'age':
      return { ageGapYears: fact.gapYears }
    case 'distance':
      // In one city, the distance is unknown.
      return fact.sameCity ? {} : { distanceBandKm: fact.bandKm }
    case 'values':
    case 'interests':
    case 'availability':
      return { [fact.kind]: fact.shared }
    default:
      return { [fact.kind]: fact.both }
  }
}
