import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { forgetOldCounts } from '../http/rate-limit.ts'

const DAY_MS = 24 * 60 * 60_000
const UNVERIFIED_DAYS = 30
const SECRETS_DAYS = 1
const OWNED = [
  ...(['draft', 'submission', 'idempotency', 'conversation', 'snapshot'] as const),
  ...(['match', 'match_list', 'feedback', 'preview_person'] as const),
]

/**
 * Deletes what has been kept long enough: drafts and submissions whose address nobody proved, after 30 days;
 * mailed secrets, and mail with them in it, after one. Sessions and idempotency keys have their own.
 */
export async function forgetOld({ db, clock }: Deps) {
  const now = clock().getTime()
  const unverified = new Date(now - UNVERIFIED_DAYS * DAY_MS)
  const secrets = new Date(now - SECRETS_DAYS * DAY_MS)
  // `not exists`, here and in the other sweeps: `not in` compares each row with every member once they are many.
  await sql`
    delete from draft where saved_at < ${unverified} and not exists (select from member where id = owner_id)`.execute(
    db,
  )
  await sql`
    delete from submission
    where submitted_at < ${unverified} and not exists (select from member where id = owner_id)`.execute(db)
  await db.deleteFrom('challenge').where('created_at', '<', secrets).execute()
  await db.deleteFrom('outbox').where('sent_at', '<', secrets).execute()
  // The queue has given up on these by now; it remembers that they failed, not what they said.
  await db.deleteFrom('mail').where('created_at', '<', secrets).execute()
  await forgetOldCounts(db, now)
  await forgetLateWrites(db)
}

/** Deletes what calls that were under way while a member left, such as a page's background save, wrote after them. */
async function forgetLateWrites(db: Queryable) {
  for (const table of OWNED)
    await sql`
      delete from ${sql.table(table)}
      where owner_id in (select member_id from member_profile where erased_at is not null)`.execute(db)
}
