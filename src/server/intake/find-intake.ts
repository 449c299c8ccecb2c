import { sql } from 'kysely'
import type { IntakeDraft } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'
import { findDraft, findNewestDraft, findNewestSubmission } from './store.ts'

/** Answers to the intake, and whether they were submitted or are a draft still. */
export type StoredIntake = { intake: IntakeDraft; isSubmitted: boolean }

/**
 * What an owner has told the intake: the newest submission, else the draft.
 *
 * @param email looks at this address only; without one the newest of the owner counts
 * @returns undefined when there is neither
 */
export async function findIntake(
  db: Queryable,
  { ownerId, email }: { ownerId: string; email?: string | undefined },
): Promise<StoredIntake | undefined> {
  const submission = await findNewestSubmission(db, ownerId, email)
  if (submission) return { intake: submission, isSubmitted: true }
  const draft = email === undefined ? await findNewestDraft(db, ownerId) : (await findDraft(db, ownerId, email))?.draft
  return draft && { intake: draft, isSubmitted: false }
}

/** The address an owner without a proven one used last, in an intake or in a chat. */
export async function newestEmailOf(db: Queryable, ownerId: string) {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select email, saved_at as used_at from draft where owner_id = ${ownerId}
      union all select email, submitted_at from submission where owner_id = ${ownerId}
      union all select email, updated_at from snapshot where owner_id = ${ownerId} and email <> ''
    ) used order by used_at desc limit 1`.execute(db)
  return rows[0]?.email
}

/** The addresses an owner has submitted an intake for. */
export async function submittedEmailsOf(db: Queryable, ownerId: string) {
  const rows = await db.selectFrom('submission').select('email').distinct().where('owner_id', '=', ownerId).execute()
  return rows.map(({ email }) => email)
}
