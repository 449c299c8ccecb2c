import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { deleteLeftBefore } from './account-store.ts'

export const forgetLeft = ({ db, clock }: Deps) =>
  deleteLeftBefore(db, new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS))
