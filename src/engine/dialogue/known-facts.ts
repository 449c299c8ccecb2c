import type { Snapshot } from '#contract/concierge.ts'
import { ageOn, type IntakeDraft } from '#contract/intake.ts'
import type { Proposal } from './proposal.ts'
import type { Path, Slot } from './slots.ts'

/** What is known of a person before the first question. All of it is their own. */
export type KnownFacts = {
  /** The stored intake: a draft, or the submission (`isSubmitted`), whose empty lists are answers too. */
  intake?: IntakeDraft | null
  isSubmitted?: boolean
  /** The intake as text, when only that was sent. Read like an answer. */
  intakeSummary?: string | null
  /** The saved profile; newer than the intake, so it wins. */
  snapshot?: Snapshot | null
}

const NO_WORDS = ''
const setOf = (path: Path, value: string | number | null | undefined): Proposal[] =>
  value === null || value === undefined || value === '' ? [] : [{ kind: 'set', path, value, words: NO_WORDS }]
const addAll = (path: Path, values: readonly string[] | null | undefined): Proposal[] =>
  (values ?? []).map((value) => ({ kind: 'add', path, value, words: NO_WORDS }))

/** The values of an intake as proposals, and the person's age on the day `today` (YYYY-MM-DD). */
export function fromIntake({ intake, isSubmitted }: KnownFacts, today: string): Proposal[] {
  if (!intake) return []
  const { basics, location, preferences, dealbreakers, review } = intake
  const lifestyle = dealbreakers?.lifestyle
  const settled: Slot[] = isSubmitted
    ? [
        ...(dealbreakers?.mustNot?.length ? [] : (['dealbreakers'] as const)),
        ...(dealbreakers?.safety?.length ? [] : (['safety'] as const)),
      ]
    : []
  return [
    ...(basics?.birthdate ? [{ kind: 'ownAge' as const, value: ageOn(basics.birthdate, today), words: NO_WORDS }] : []),
    ...setOf('valuesMap.intent', basics?.relationshipIntent),
    ...setOf('valuesMap.distance_km', location?.willingToTravelKm),
    ...addAll('valuesMap.availability', location?.availability?.typicalWeek),
    ...setOf('valuesMap.budget', location?.availability?.budget),
    ...setOf('valuesMap.age_range.min', preferences?.ageMin),
    ...setOf('valuesMap.age_range.max', preferences?.ageMax),
    ...addAll('valuesMap.dealbreakers', dealbreakers?.mustNot),
    ...addAll('valuesMap.safety_prefs', dealbreakers?.safety),
    ...setOf('valuesMap.lifestyle.smoking', lifestyle?.smoking),
    ...setOf('valuesMap.lifestyle.drinking', lifestyle?.drinking),
    ...setOf('valuesMap.family.wants_kids', lifestyle?.wantsKids),
    ...(review?.notesForMatchmaker
      ? [{ kind: 'note' as const, value: review.notesForMatchmaker, words: NO_WORDS }]
      : []),
    ...settled.map((slot) => ({ kind: 'settle' as const, slot, words: NO_WORDS })),
  ]
}

/** The values of a saved profile as proposals. */
export function fromSnapshot(snapshot: Snapshot | null | undefined): Proposal[] {
  if (!snapshot) return []
  const { valuesMap: values, preferences, notes } = snapshot
  return [
    ...setOf('valuesMap.intent', values?.intent),
    ...addAll('valuesMap.dealbreakers', values?.dealbreakers),
    ...addAll('valuesMap.safety_prefs', values?.safety_prefs),
    ...setOf('valuesMap.distance_km', values?.distance_km),
    ...setOf('valuesMap.age_range.min', values?.age_range?.min),
    ...setOf('valuesMap.age_range.max', values?.age_range?.max),
    ...addAll('valuesMap.availability', values?.availability),
    ...setOf('valuesMap.budget', values?.budget),
    ...setOf('valuesMap.lifestyle.smoking', values?.lifestyle?.smoking),
    ...setOf('valuesMap.lifestyle.drinking', values?.lifestyle?.drinking),
    ...setOf('valuesMap.family.wants_kids', values?.family?.wants_kids),
    ...setOf('valuesMap.faith_values_edge', values?.faith_values_edge),
    ...addAll('preferences.must_haves', preferences?.must_haves),
    ...addAll('preferences.nice_to_haves', preferences?.nice_to_haves),
    ...(notes ? [{ kind: 'note' as const, value: notes, words: NO_WORDS }] : []),
  ]
}
