import type { Deps } from '../deps.ts'
import { ABSOLUTE_MS, IDLE_MS } from './session.ts'
import { deleteSessionsBefore } from './store.ts'

export async function forgetEndedSessions({ db, clock }: Deps) {
  const now = clock().getTime()
  await deleteSessionsBefore(db, { idle: new Date(now - IDLE_MS), absolute: new Date(now - ABSOLUTE_MS) })
}
