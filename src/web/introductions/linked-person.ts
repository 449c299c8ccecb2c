import { useLocation } from 'react-router'
import { introductionHash } from '#contract/meeting/introduction-hash.ts'

/** The Thursday letter links to `/results#ask-<match id>`. */
const ASK_HASH = '#ask-'

export function useLinkedPerson() {
  const { hash } = useLocation()
  return hash.startsWith(ASK_HASH) ? decodeURIComponent(hash.slice(ASK_HASH.length)) : undefined
}

export const introductionPath = (id: string) => `/results${introductionHash(id)}`

export const useIsLinkedIntroduction = (id: string) => useLocation().hash === introductionHash(id)
