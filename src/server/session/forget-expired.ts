import type { Deps } from '../deps.ts'
import { ABSOLUTE_MS, IDLE_MS } from './session.ts'
import { deleteSessionsBefore } from './store.ts'

/** Deletes sessions that have ended by their age or idleness. The rows of rotated tokens go by the same rule. */
export async function forgetEndedSessions({ db, clock }: Deps) {
  const now = clock().getTime()
  await deleteSessionsBefore(db, { idle: new Date(now - IDLE_MS), absolute: new Date(now - ABSOLUTE_MS) })
}
