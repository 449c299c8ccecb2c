import type { IntakeDraft } from '#contract/intake.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findDraft } from '../members/intake-store.ts'
import { bytesOf } from '../write-bounds/write-bounds.ts'
import { upsertDraft } from './store.ts'

const TOO_MANY_RETRY_MS = HOUR_MS

/**
 * The reply is the same for unknown addresses.
 * @throws `stale_draft` with the newest version if `version` is older; `rate_limited` above 50 addresses, and for more
 * data than a person types per day
 */
export async function saveDraft(
  { db, clock, countWrite }: Deps,
  owner: Owner,
  { email, draft, version = null }: { email: string; draft: IntakeDraft; version?: number | null | undefined },
) {
  const ownerId = ownerIdFor(owner, email)
  const now = clock()
  countWrite(owner, bytesOf(draft))
  const saved = await upsertDraft(db, { ownerId, email, draft, version, now })
  if (saved !== undefined) return { savedAt: now.toISOString(), version: saved }
  const newest = await findDraft(db, ownerId, email)
  if (newest) throw refuse('stale_draft', { version: newest.version })
  throw refuse('rate_limited', { retryInMs: TOO_MANY_RETRY_MS })
}
