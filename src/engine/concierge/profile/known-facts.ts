import type { Snapshot } from '#contract/concierge.ts'
import { ageOn, type IntakeDraft } from '#contract/intake.ts'
import { KM_PER_MILE } from '#contract/limits.ts'
import { apply } from './apply.ts'
import { type Operation, putting } from './operation.ts'
import { EMPTY_PROFILE, type Entry, isAmong, isAnswered, type Profile } from './profile.ts'
import { PATHS, type Path, placeAt, type RowName, rowOf } from './rows.ts'

export type KnownFacts = {
  /** A draft, or a submission (`isSubmitted`), whose empty lists are answers too. */
  intake?: IntakeDraft | null
  isSubmitted?: boolean
  /** The intake as text, read like a message if there is no `intake`. */
  intakeSummary?: string | null
  /** The snapshot is newer than the intake, so it wins. */
  snapshot?: Snapshot | null
  /** Rows declined or answered with "nothing", and removed entries. */
  memory?: Memory | null
}

export type Memory = Pick<Profile, 'declined' | 'settled' | 'removed'>

export const memoryOf = ({ declined, settled, removed }: Profile): Memory => ({ declined, settled, removed })

const NO_WORDS = ''
const FROM_INTAKE = { from: 'intake', turn: null } as const

function valuesOf(path: Path, value: string | number): Operation[] {
  if (value === '') return []
  const unit = path === 'valuesMap.distance_km' && isRoundInKm(Number(value)) ? { unit: 'km' as const } : {}
  if (typeof value === 'number') return [{ op: 'set', path, value, words: NO_WORDS, ...unit }]
  return [putting({ path, value, words: NO_WORDS })]
}

/** "50 km" is round in km but not in miles, so the person measures in km. */
const isRoundInKm = (km: number) => km > A_FEW && km % 5 === 0 && Math.round(km / KM_PER_MILE) % 5 !== 0
const A_FEW = 10

/** Includes the person's age on `today` (YYYY-MM-DD). */
export function fromIntake({ intake, isSubmitted }: KnownFacts, today: string): Operation[] {
  if (!intake) return []
  const { basics, dealbreakers } = intake
  const empty: RowName[] = isSubmitted
    ? [
        ...(dealbreakers?.mustNot?.length ? [] : (['dealbreakers'] as const)),
        ...(dealbreakers?.safety?.length ? [] : (['safety'] as const)),
      ]
    : []
  return [
    ...(basics?.birthdate ? [{ op: 'ownAge' as const, value: ageOn(basics.birthdate, today), words: NO_WORDS }] : []),
    ...PATHS.flatMap((path) => [placeAt(path).intake?.(intake) ?? []].flat().flatMap((value) => valuesOf(path, value))),
    ...empty.map((row) => ({ op: 'none' as const, row, words: NO_WORDS })),
  ]
}

export const savedProfile = (entries: readonly Entry[], memory: Memory | null | undefined): Profile => ({
  ...EMPTY_PROFILE,
  entries: [...entries],
  ...memory,
})

/** Adds the intake. Answered rows and removed entries stay as they are. */
export function withIntake(saved: Profile, operations: readonly Operation[]): Profile {
  const isWelcome = (one: Operation): boolean => {
    if (one.op === 'ownAge') return true
    if (one.op === 'none') return !isAnswered(saved, one.row)
    if (one.op !== 'set' && one.op !== 'add') return false
    const row = rowOf(one)
    const isTaken = isAmong(one, saved.removed) || isAnswered(saved, row)
    return !isTaken
  }
  const isEnd = (one: Operation) => one.op === 'set' && one.path.startsWith('valuesMap.age_range')
  const hasAges = isAnswered(saved, 'age')
  return apply(
    saved,
    operations.filter((one) => isWelcome(one) && !(isEnd(one) && hasAges)),
    FROM_INTAKE,
  )
}
