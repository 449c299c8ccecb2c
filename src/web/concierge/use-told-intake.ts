import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '#contract/concierge.ts'
import type { IntakeDraft } from '#contract/intake.ts'
import { client } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'

type Wanted = { email: string | undefined; isWanted: boolean }

export function useToldIntake({ email, isWanted }: Wanted) {
  const { data } = useQuery({
    queryKey: ['told-intake', email],
    queryFn: async ({ signal }) => (email === undefined ? null : await findTold(email, signal)),
    enabled: isWanted && email !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return isWanted ? (data ?? undefined) : undefined
}

async function findTold(email: string, signal: AbortSignal) {
  try {
    const { draft } = await client.loadDraft({ email }, { signal })
    return { name: draft.basics?.displayName, snapshot: snapshotOfIntake(draft) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Requires every key, so that none is forgotten. */
type Named<T> = T extends string | number | readonly unknown[] | null
  ? T
  : { [Key in keyof T]-?: Named<T[Key]> | undefined }

/** Takes the answers that a snapshot can hold. Undefined without any. */
export function snapshotOfIntake({
  basics,
  location,
  preferences,
  dealbreakers,
  review,
}: IntakeDraft): Snapshot | undefined {
  const { smoking, drinking, wantsKids } = dealbreakers?.lifestyle ?? {}
  const values: Named<NonNullable<Snapshot['valuesMap']>> = {
    intent: basics?.relationshipIntent,
    distance_km: location?.willingToTravelKm,
    age_range: { min: preferences?.ageMin, max: preferences?.ageMax },
    availability: location?.availability?.typicalWeek,
    budget: location?.availability?.budget,
    dealbreakers: dealbreakers?.mustNot,
    safety_prefs: dealbreakers?.safety,
    lifestyle: { smoking, drinking },
    family: { wants_kids: wantsKids },
    faith_values_edge: undefined,
  }
  const snapshot = { valuesMap: values, notes: review?.notesForMatchmaker }
  return isAnyIn(snapshot) ? snapshot : undefined
}

const isAnyIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isAnyIn) : value != null && value !== ''
