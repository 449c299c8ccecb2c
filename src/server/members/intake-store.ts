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

/** The stored bodies of a submission and a draft; null for what there is none of. */
export type IntakeRow = { submission: unknown; draft: unknown }

/** What was told: the submission, else the draft. */
export function readIntake({ submission, draft }: IntakeRow): StoredIntake | undefined {
  const submitted = submission == null ? undefined : readStored(SUBMISSION, submission)
  if (submitted) return { intake: submitted, isSubmitted: true }
  const saved = draft == null ? undefined : readDraft(draft)
  return saved && { intake: saved, isSubmitted: false }
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
  const told = email === undefined ? sql`owner_id = ${ownerId}` : sql`owner_id = ${ownerId} and email = ${email}`
  const { rows } = await sql<IntakeRow>`
    select
      (select body from submission where ${told} order by submitted_at desc limit 1) as submission,
      (select body from draft where ${told} order by saved_at desc limit 1) as draft`.execute(db)
  return rows[0] && readIntake(rows[0])
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

/** Whether an owner submitted an intake for their proven address; false for an owner without one. */
export async function hasSubmitted(db: Queryable, { ownerId, email }: { ownerId: string; email: string | null }) {
  if (email === null) return false
  const found = await db
    .selectFrom('submission')
    .select('owner_id')
    .where('owner_id', '=', ownerId)
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The addresses an owner has submitted an intake for. */
export async function submittedEmailsOf(db: Queryable, ownerId: string) {
  const rows = await db.selectFrom('submission').select('email').distinct().where('owner_id', '=', ownerId).execute()
  return rows.map(({ email }) => email)
}
