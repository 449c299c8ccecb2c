import type { OwnIntroductions } from './use-introductions.ts'

/** True if the member may ask, and nothing is open between the two. */
export function canAsk({ data }: OwnIntroductions, matchId: string) {
  if (!data?.offers) return false
  return ![...data.made, ...data.received, ...data.introduced].some(({ other }) => other?.matchId === matchId)
}
