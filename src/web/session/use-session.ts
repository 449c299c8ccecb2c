import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from '#contract/verification.ts'
import { client } from '../api/client.ts'

/** Who this browser is to the server; `asking` until it has answered, `unknown` when it could not be asked. */
export type SessionState = { status: 'asking' } | { status: 'unknown' } | ({ status: 'known' } & Session)

const ASKING: SessionState = { status: 'asking' }

let state: SessionState = ASKING
let isAsking = false
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

/** Asks the server again; what was known stands until it answers. */
export async function askSession() {
  if (isAsking) return
  isAsking = true
  const found = await client.session({}).catch(() => undefined)
  isAsking = false
  tell(found ? { status: 'known', ...found } : { status: 'unknown' })
}

/** Forgets who is here, for the moment after signing out. */
export function forgetSession() {
  tell(ASKING)
}

/** Who is here. Asked anew by each page that shows it; all that show it at once share one answer. */
export function useSession(): SessionState {
  useEffect(() => {
    void askSession()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => ASKING,
  )
}

/** The proven address of whoever is here; undefined for a visitor, and while that is not known. */
export function memberEmailOf(session: SessionState): string | undefined {
  return session.status === 'known' && session.verified ? (session.email ?? undefined) : undefined
}
