import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Introductions } from '#contract/introductions.ts'
import { memberClient } from '../api/member-client.ts'

const keyOf = (email: string | null) => ['introductions', email] as const

/** Invented members answer within a minute, so the page asks again during that time. */
const LOOK_AGAIN_MS = 8000

export type OwnIntroductions = { data: Introductions | undefined; isFailed: boolean; reload: () => Promise<void> }

/** @param email null disables the request */
export function useIntroductions(email: string | null): OwnIntroductions {
  const queries = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: keyOf(email),
    queryFn: ({ signal }) => memberClient.listIntroductions({ email: email ?? '' }, { signal }),
    enabled: email !== null,
    refetchInterval: ({ state: { data: known } }) =>
      waitsForInvented(known) || offersToInvented(known) ? LOOK_AGAIN_MS : false,
  })
  return { data, isFailed: isError, reload: () => queries.invalidateQueries({ queryKey: keyOf(email) }) }
}

const waitsForInvented = (data: Introductions | undefined) =>
  data?.made.some(({ other, state, askedAt }) => {
    const isFresh = Date.now() - Date.parse(askedAt) < 120_000
    return other?.demo && state === 'asked' && isFresh
  }) ?? false

const offersToInvented = (data: Introductions | undefined) =>
  data?.introduced.some(({ other, meeting }) => other?.demo && meeting?.offer?.by === 'you') ?? false
