import type { OwnIntroductions } from './use-introductions.ts'

export function canAsk({ data }: OwnIntroductions, matchId: string) {
  if (!data?.offers) return false
  return ![...data.made, ...data.received, ...data.introduced].some(({ other }) => other?.matchId === matchId)
}
