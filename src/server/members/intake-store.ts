import { sql } from 'kysely'
import { type IntakeDraft, intakeDraftSchema } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'
import { readStored, type Shape } from './stored.ts'

/** A stored draft or submission. The rules of a submission bind whoever submits, not what was submitted once. */
const shapeOf = (table: 'draft' | 'submission'): Shape<IntakeDraft> => ({
  table,
  schema: intakeDraftSchema,
  version: 1,
  upcasts: [],
})
const DRAFT = shapeOf('draft')
const SUBMISSION = shapeOf('submission')

/** Reads a stored draft, whichever version of the program wrote it. */
export const readDraft = (body: unknown) => readStored(DRAFT, body)

/** Answers to the intake, and whether they were submitted or are a draft still. */
export type StoredIntake = { intake: IntakeDraft; isSubmitted: boolean }

/** What was told in the bodies of a submission and a draft: the submission, else the draft. */
export function readIntake(row: { submission: unknown; draft: unknown }): StoredIntake | undefined {
  const submission = row.submission == null ? undefined : readStored(SUBMISSION, row.submission)
  if (submission) return { intake: submission, isSubmitted: true }
  const draft = row.draft == null ? undefined : readDraft(row.draft)
  return draft && { intake: draft, isSubmitted: false }
}

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

/** The draft an owner keeps for an address, and its version. */
export async function findDraft(db: Queryable, ownerId: string, email: string) {
  const row = await db
    .selectFrom('draft')
    .select(['body', 'version'])
    .where('owner_id', '=', ownerId)
    .where('email', '=', email)
    .executeTakeFirst()
  const draft = row && readDraft(row.body)
  return row && draft && { draft, version: row.version }
}

/** The newest submission of an owner, of one address or of any. */
async function findNewestSubmission(db: Queryable, ownerId: string, email?: string) {
  const query = db
    .selectFrom('submission')
    .select('body')
    .where('owner_id', '=', ownerId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
  const row = await (email === undefined ? query : query.where('email', '=', email)).executeTakeFirst()
  return row && readStored(SUBMISSION, row.body)
}

/** The draft an owner saved last, whatever its address. */
async function findNewestDraft(db: Queryable, ownerId: string) {
  const row = await db
    .selectFrom('draft')
    .select('body')
    .where('owner_id', '=', ownerId)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readDraft(row.body)
}

/** The address that an owner used last, in an intake or in a chat. */
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
