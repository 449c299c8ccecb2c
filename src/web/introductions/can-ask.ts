import type { OwnIntroductions } from './use-introductions.ts'

/** Whether an ask may be begun: the reader may ask at all, and nothing stands between the two yet. */
export function canAsk({ data }: OwnIntroductions, matchId: string) {
  if (!data?.offers) return false
  return ![...data.made, ...data.received, ...data.introduced].some(({ other }) => other?.matchId === matchId)
}
