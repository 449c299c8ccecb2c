import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

const OWNED = [
  ...(['draft', 'submission', 'idempotency', 'conversation', 'snapshot'] as const),
  ...(['match', 'match_list', 'feedback', 'preview_person', 'filter_answers'] as const),
]

export async function deleteUnverifiedBefore(db: Queryable, before: Date) {
  // `not exists`, as in other sweeps, because `not in` compares each row with every member.
  await sql`
    delete from draft where saved_at < ${before} and not exists (select from member where id = owner_id)`.execute(db)
  await sql`
    delete from submission
    where submitted_at < ${before} and not exists (select from member where id = owner_id)`.execute(db)
}

export async function deleteSecretsBefore(db: Queryable, before: Date) {
  await db.deleteFrom('challenge').where('created_at', '<', before).execute()
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute()
  // The queue no longer sends these mails, and does not store their text.
  await db.deleteFrom('mail').where('created_at', '<', before).execute()
}

/** Deletes rows from calls that ran during a deletion, such as a page's background save. */
export async function deleteLateWrites(db: Queryable) {
  for (const table of OWNED)
    await sql`
      delete from ${sql.table(table)}
      where owner_id in (select member_id from member_profile where erased_at is not null)`.execute(db)
}
