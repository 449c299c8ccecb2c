import type { Deps } from '../deps.ts'
import { ABSOLUTE_MS, IDLE_MS } from './session.ts'
import { deleteSessionsBefore } from './store.ts'

/** Deletes sessions that ended by age or idle time, and rows of rotated tokens. */
export async function forgetEndedSessions({ db, clock }: Deps) {
  const now = clock().getTime()
  await deleteSessionsBefore(db, { idle: new Date(now - IDLE_MS), absolute: new Date(now - ABSOLUTE_MS) })
}
