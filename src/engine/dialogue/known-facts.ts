import type { Snapshot } from '#contract/concierge.ts'
import { ageOn, type IntakeDraft } from '#contract/intake.ts'
import { KM_PER_MILE } from '#contract/limits.ts'
import { type Proposal, putting } from './proposal.ts'
import { PATHS, type Path, placeAt, type Slot } from './slots.ts'
import { valuesAt } from './snapshot.ts'

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

function proposing(path: Path, value: string | number): Proposal[] {
  if (value === '') return []
  const unit = path === 'valuesMap.distance_km' && isRoundInKm(Number(value)) ? { unit: 'km' as const } : {}
  if (typeof value === 'number') return [{ kind: 'set', path, value, words: NO_WORDS, ...unit }]
  return [putting({ path, value, words: NO_WORDS })]
}

/** "50 km": a figure that nobody would give in miles was given in km, and is said so. */
const isRoundInKm = (km: number) => km > A_FEW && km % 5 === 0 && Math.round(km / KM_PER_MILE) % 5 !== 0
const A_FEW = 10

/** The values of an intake as proposals, and the person's age on the day `today` (YYYY-MM-DD). */
export function fromIntake({ intake, isSubmitted }: KnownFacts, today: string): Proposal[] {
  if (!intake) return []
  const { basics, dealbreakers } = intake
  const settled: Slot[] = isSubmitted
    ? [
        ...(dealbreakers?.mustNot?.length ? [] : (['dealbreakers'] as const)),
        ...(dealbreakers?.safety?.length ? [] : (['safety'] as const)),
      ]
    : []
  return [
    ...(basics?.birthdate ? [{ kind: 'ownAge' as const, value: ageOn(basics.birthdate, today), words: NO_WORDS }] : []),
    ...PATHS.flatMap((path) =>
      [placeAt(path).intake?.(intake) ?? []].flat().flatMap((value) => proposing(path, value)),
    ),
    ...settled.map((slot) => ({ kind: 'settle' as const, slot, words: NO_WORDS })),
  ]
}

/** The values of a saved profile as proposals. */
export const fromSnapshot = (snapshot: Snapshot | null | undefined): Proposal[] =>
  snapshot ? PATHS.flatMap((path) => valuesAt(snapshot, path).flatMap((value) => proposing(path, value))) : []
