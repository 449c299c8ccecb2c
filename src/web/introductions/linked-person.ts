import { useLocation } from 'react-router'
import { introductionHash } from '#contract/meeting/introduction-hash.ts'

/** The Thursday letter links to one person's ask: `/results#ask-<match id>`. */
const ASK_HASH = '#ask-'

/** The id of the match whose ask this address opens; undefined for other addresses. */
export function useLinkedPerson() {
  const { hash } = useLocation()
  return hash.startsWith(ASK_HASH) ? decodeURIComponent(hash.slice(ASK_HASH.length)) : undefined
}

/** The address of one introduction on the page of matches. */
export const introductionPath = (id: string) => `/results${introductionHash(id)}`

/** Whether the address names this introduction. */
export const useIsLinkedIntroduction = (id: string) => useLocation().hash === introductionHash(id)
