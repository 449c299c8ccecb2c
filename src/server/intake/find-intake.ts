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
