import { sql } from 'kysely'
import { type IntakeDraft, type IntakeSubmission, intakeDraftSchema } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'

/** How many addresses one session may keep drafts for. */
const MAX_DRAFTS = 50

/**
 * Writes a draft in one statement: made when it is new and the owner has room, replaced when `version`
 * (the one the writer last saw) is still the newest or is not given. Version 0 says: there is none yet.
 *
 * @returns the new version; undefined when nothing was written
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

export async function findDraft(db: Queryable, ownerId: string, email: string) {
  const row = await db
    .selectFrom('draft')
    .select(['body', 'version'])
    .where('owner_id', '=', ownerId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row && { draft: intakeDraftSchema.parse(row.body), version: row.version }
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

/** The newest submission of an owner, of one address or of any. */
export async function findNewestSubmission(db: Queryable, ownerId: string, email?: string) {
  const query = db
    .selectFrom('submission')
    .select('body')
    .where('owner_id', '=', ownerId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
  const row = await (email === undefined ? query : query.where('email', '=', email)).executeTakeFirst()
  return row && intakeDraftSchema.parse(row.body)
}

/** The draft an owner saved last, whatever its address. */
export async function findNewestDraft(db: Queryable, ownerId: string) {
  const row = await db
    .selectFrom('draft')
    .select('body')
    .where('owner_id', '=', ownerId)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && intakeDraftSchema.parse(row.body)
}
