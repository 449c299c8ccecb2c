import type { Deps } from '../deps.ts'
import { deleteTakenBack } from './store.ts'

const HOUR_MS = 60 * 60_000

/** Deletes answers that were taken back, once every process has heard of it. */
export const forgetTakenBack = ({ db, clock }: Deps) => deleteTakenBack(db, new Date(clock().getTime() - HOUR_MS))
