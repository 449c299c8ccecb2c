import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import { deleteTakenBack } from './store.ts'

/** Deletes answers that were taken back, once every process has read that. */
export const forgetTakenBack = ({ db, clock }: Deps) => deleteTakenBack(db, new Date(clock().getTime() - HOUR_MS))
