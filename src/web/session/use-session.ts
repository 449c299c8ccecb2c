import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from '#contract/verification.ts'
import { client } from '../api/client.ts'

/** Who this browser is to the server; `asking` until it has answered, `unknown` when it could not be asked. */
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

/** Asks the server again; what was known stands until it answers, and when it cannot be asked. */
export function askSession(): Promise<void> {
  if (asking) return asking
  const mine = client
    .session({})
    .catch(() => undefined)
    .then((found) => {
      // What was asked before the session changed says nothing about it.
      if (asking !== mine) return
      asking = undefined
      if (found) tell({ status: 'known', ...found })
      else if (state.status !== 'known') tell({ status: 'unknown' })
    })
  asking = mine
  return mine
}

/** Forgets who is here, for the moment in which that changes. */
export function forgetSession() {
  asking = undefined
  tell(ASKING)
}

/** Who is here. Asked anew by each page that shows it; all that show it at once share one answer. */
export function useSession(): SessionState {
  useEffect(() => {
    void askSession()
  }, [])
  return useSessionSoFar()
}

/** Who is here, as far as anything on this page has asked. */
export function useSessionSoFar(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => ASKING,
  )
}

/** The proven address of the person who is here; undefined for a visitor, and while that is not known. */
export function memberEmailOf(session: SessionState): string | undefined {
  return session.status === 'known' && session.verified ? (session.email ?? undefined) : undefined
}
