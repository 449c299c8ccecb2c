import type { ScoreTerm } from '#contract/agreement.ts'
import type { Budget, Habit, RelationshipIntent, WantsKids } from '#contract/options.ts'
import { distanceBandKm as toBand } from '../matching/member/place.ts'
import type { Explanation, Fact } from '../matching/score/explain.ts'
import { safeFirstName, safePlace } from './clean.ts'
import { type KnownTopic, knownTopics } from './topics/topics.ts'

/** What a difference is about. A text says that there is one, never what the other answered. */
export type ConflictKind = ScoreTerm

/**
 * The raw terms a pair's facts are made from. Only what both sides chose belongs into the lists and equal answers:
 * an answer the viewer did not give too is left out by the caller. Everything may be missing.
 */
export type SharedTerms = {
  theirName?: string | null | undefined
  theirCity?: string | null | undefined
  yourCity?: string | null | undefined
  ageGapYears?: number | null | undefined
  /** Rounded up to 5 km already, as matching's distance fact is. */
  distanceBandKm?: number | null | undefined
  /** As stored or in normal form: 'Family-centered' and 'family centered' are one. Largest part of the score first. */
  values?: readonly string[] | undefined
  interests?: readonly string[] | undefined
  /** Entries of TYPICAL_WEEK that both ticked. */
  availability?: readonly string[] | undefined
  /** Each only when the two answers are equal. */
  intent?: RelationshipIntent | null | undefined
  smoking?: Habit | null | undefined
  drinking?: Habit | null | undefined
  kids?: WantsKids | null | undefined
  budget?: Budget | null | undefined
  /** The lower of two budgets, for plans alone: no text names it. */
  lowerBudget?: Budget | null | undefined
  conflicts?: readonly ConflictKind[] | undefined
  /** The viewer's own safety choices, for the viewer's own plans. */
  yourSafety?: readonly string[] | undefined
}

/** The allow-list: all that a text about a pair may draw on, cleaned and ready to stand in a sentence. */
export type SharedFacts = {
  /** '' when there is no name fit for a sentence. */
  theirFirstName: string
  theirCity: string | undefined
  yourCity: string | undefined
  closeInAge: boolean
  /** Rounded up to 5 km. */
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
  /** Which of the two lists holds what the fewest others share with the viewer; a text opens with it. */
  rarest?: 'values' | 'interests'
}

const CLOSE_IN_AGE_YEARS = 2

/** Cleans terms into facts, key by key: what is not on the list does not come along. Never throws. */
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

/** What an explanation does not hold and a text may still use. */
export type People = Pick<SharedTerms, 'theirName' | 'theirCity' | 'yourCity' | 'lowerBudget' | 'yourSafety'>

/** The facts of a pair out of matching's explanation, so that texts speak of the score's own terms. */
export function factsFromExplanation({ terms, conflicts }: Explanation, people: People): SharedFacts {
  const said = terms.map(fromFact).reduce((all, part) => Object.assign(all, part), {})
  return sharedFacts({ ...said, ...people, conflicts: conflicts.map(({ kind }) => kind) })
}

function fromFact(fact: Fact): SharedTerms {
  switch (fact.kind) {
    case 'age':
      return { ageGapYears: fact.gapYears }
    case 'distance':
      // Two people of one city may live at its two ends: how near that is nobody knows.
      return fact.sameCity ? {} : { distanceBandKm: fact.bandKm }
    case 'values':
    case 'interests':
    case 'availability':
      return { [fact.kind]: fact.shared }
    default:
      return { [fact.kind]: fact.both }
  }
}
