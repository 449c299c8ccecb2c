import { sql } from 'kysely'
import { type IntakeDraft, intakeDraftSchema } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'
import { inOneQuery } from '../in-one-query.ts'
import { readStored, type Shape } from './stored.ts'

/** Rules of submission are not for stored rows. */
const shapeOf = (table: 'draft' | 'submission'): Shape<IntakeDraft> => ({
  table,
  schema: intakeDraftSchema,
  version: 1,
  upcasts: [],
})
const DRAFT = shapeOf('draft')
const SUBMISSION = shapeOf('submission')

export const readDraft = (body: unknown) => readStored(DRAFT, body)

export type StoredIntake = { intake: IntakeDraft; isSubmitted: boolean }

export type IntakeRow = { submission: unknown; draft: unknown }

export function readIntake({ submission, draft }: IntakeRow): StoredIntake | undefined {
  const submitted = submission == null ? undefined : readStored(SUBMISSION, submission)
  if (submitted) return { intake: submitted, isSubmitted: true }
  const saved = draft == null ? undefined : readDraft(draft)
  return saved && { intake: saved, isSubmitted: false }
}

/** The newest submission, else the draft. @param email limits this to one address */
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

type DraftKey = { owner_id: string; email: string }

const draftRow = inOneQuery(
  async (db, keys: readonly DraftKey[]) => {
    const { rows } = await sql<DraftKey & { body: unknown; version: number }>`
      select owner_id, email, body, version from draft join unnest(
        ${keys.map((key) => key.owner_id)}::uuid[], ${keys.map(({ email }) => email)}::text[]
      ) as wanted (owner_id, email) using (owner_id, email)`.execute(db)
    return rows
  },
  ({ owner_id, email }) => `${owner_id} ${email}`,
)

export async function findDraft(db: Queryable, ownerId: string, email: string) {
  const row = await draftRow(db, { owner_id: ownerId, email })
  const draft = row && readDraft(row.body)
  return row && draft && { draft, version: row.version }
}

export async function newestEmailOf(db: Queryable, ownerId: string) {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select email, saved_at as used_at from draft where owner_id = ${ownerId}
      union all select email, submitted_at from submission where owner_id = ${ownerId}
      union all select email, updated_at from snapshot where owner_id = ${ownerId} and email <> ''
    ) used order by used_at desc limit 1`.execute(db)
  return rows[0]?.email
}

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

export async function submittedEmailsOf(db: Queryable, ownerId: string) {
  const rows = await db.selectFrom('submission').select('email').distinct().where('owner_id', '=', ownerId).execute()
  return rows.map(({ email }) => email)
}
