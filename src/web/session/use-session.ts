import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from '#contract/verification.ts'
import { client } from '../api/client.ts'

/** `asking` before the server's reply, `unknown` if the request failed. */
export type SessionState = { status: 'asking' } | { status: 'unknown' } | ({ status: 'known' } & Session)

const ASKING: SessionState = { status: 'asking' }

let state: SessionState = ASKING
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function tell(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The old state stays until the reply, and if the request fails. */
export function askSession(): Promise<void> {
  if (asking) return asking
  const mine = client
    .session({})
    .catch(() => undefined)
    .then((found) => {
      // This reply is from before the session changed.
      if (asking !== mine) return
      asking = undefined
      if (found) tell({ status: 'known', ...found })
      else if (state.status !== 'known') tell({ status: 'unknown' })
    })
  asking = mine
  return mine
}

export function forgetSession() {
  asking = undefined
  tell(ASKING)
}

/** Asks on each mount. Components that mount together share one request. */
export function useSession(): SessionState {
  useEffect(() => {
    void askSession()
  }, [])
  return useSessionSoFar()
}

/** What is known so far, without a request. */
export function useSessionSoFar(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => ASKING,
  )
}

/** Undefined for a visitor, or while unknown. */
export function memberEmailOf(session: SessionState): string | undefined {
  return session.status === 'known' && session.verified ? (session.email ?? undefined) : undefined
}
