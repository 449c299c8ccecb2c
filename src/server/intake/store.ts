import { sql } from 'kysely'
import type { IntakeDraft, IntakeSubmission } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'

const MAX_DRAFTS = 50

/**
 * One statement: inserts a draft if the owner may have one more, or replaces one if `version` is the newest or null.
 * `version` is what the writer saw last; 0 means no draft.
 * @returns the new version; undefined if nothing was written
 */
export async function upsertDraft(
  db: Queryable,
  {
    ownerId,
    email,
    draft,
    version,
    now,
  }: { ownerId: string; email: string; draft: IntakeDraft; version: number | null; now: Date },
) {
  const { rows } = await sql<{ version: number }>`
    insert into draft (owner_id, email, body, version, saved_at)
    select ${ownerId}::uuid, ${email}::text, ${JSON.stringify(draft)}::jsonb, coalesce(${version}::integer, 0) + 1, ${now}::timestamptz
    where exists (select from draft where owner_id = ${ownerId} and email = ${email})
       or (select count(*) from draft where owner_id = ${ownerId}) < ${MAX_DRAFTS}
    on conflict (owner_id, email) do update
      set body = excluded.body, version = draft.version + 1, saved_at = excluded.saved_at
      where ${version}::integer is null or draft.version = ${version}::integer
    returning version`.execute(db)
  return rows[0]?.version
}

export const insertSubmission = (
  db: Queryable,
  { id, ownerId, submission, now }: { id: string; ownerId: string; submission: IntakeSubmission; now: Date },
) =>
  db
    .insertInto('submission')
    .values({
      id,
      owner_id: ownerId,
      email: submission.account.email,
      body: JSON.stringify(submission),
      submitted_at: now,
    })
    .execute()
