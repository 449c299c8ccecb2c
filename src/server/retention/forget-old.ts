import { UNPROVEN_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { forgetOldCounts } from '../http/rate-limit.ts'
import { deleteLateWrites, deleteSecretsBefore, deleteUnverifiedBefore } from './store.ts'

const SECRETS_DAYS = 1

/**
 * Deletes unverified drafts and submissions after 30 days, mailed secrets with their mail after one day. Sessions and
 * idempotency keys have their own rules.
 */
export async function forgetOld({ db, clock }: Deps) {
  const now = clock().getTime()
  await deleteUnverifiedBefore(db, new Date(now - UNPROVEN_DAYS * DAY_MS))
  await deleteSecretsBefore(db, new Date(now - SECRETS_DAYS * DAY_MS))
  await forgetOldCounts(db, now)
  await deleteLateWrites(db)
}
