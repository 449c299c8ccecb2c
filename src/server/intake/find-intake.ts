import type { IntakeDraft } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'
import { findDraft, findNewestDraft, findNewestSubmission } from './store.ts'

/**
 * What an owner has told the intake: the newest submission, else the draft.
 *
 * @param email looks at this address only; without one the newest of the owner counts
 * @returns undefined when there is neither
 */
export async function findIntake(
  db: Queryable,
  { ownerId, email }: { ownerId: string; email?: string | undefined },
): Promise<IntakeDraft | undefined> {
  const submission = await findNewestSubmission(db, ownerId, email)
  if (submission) return submission
  return email === undefined ? findNewestDraft(db, ownerId) : (await findDraft(db, ownerId, email))?.draft
}
