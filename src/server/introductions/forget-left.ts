import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { deleteLeftBefore } from './account-store.ts'

/** Deletes former members' rows once no limit counts their asks. */
export const forgetLeft = ({ db, clock }: Deps) =>
  deleteLeftBefore(db, new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS))
