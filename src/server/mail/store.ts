import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

type NewMail = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  transactional: boolean
  withheld: boolean
  about: readonly string[]
  calendar: string | null
  meeting_id: string | null
  meeting_sequence: number | null
  now: Date
}

export const insertMail = (db: Queryable, { headers, about, now, ...mail }: NewMail) =>
  db
    .insertInto('mail')
    .values({ ...mail, headers: JSON.stringify(headers), about: [...about], created_at: now })
    .execute()

export const findMail = (db: Queryable, id: string) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'headers', 'calendar', 'transactional', 'withheld'])
    .select(
      sql<boolean>`exists (
        select from unnest(about) as named (id)
        where not exists (select from member where member.id = named.id and suspended_by is null))`.as('isAboutGone'),
    )
    // A changed meeting has another sequence, or is gone.
    .select(
      sql<boolean>`meeting_id is not null and not exists (
        select from meeting where introduction_id = meeting_id and sequence = meeting_sequence)`.as('isOutdated'),
    )
    .where('id', '=', id)
    .executeTakeFirst()

export const withholdMail = (db: Queryable, about: readonly string[]) =>
  db
    .updateTable('mail')
    .set({ withheld: true })
    .where('transactional', '=', true)
    .where(sql<boolean>`about @> ${[...about]}::uuid[]`)
    .execute()

export const deleteMail = (db: Queryable, id: string) => db.deleteFrom('mail').where('id', '=', id).execute()

export async function hasSuppression(db: Queryable, emailHashes: readonly string[]) {
  const row = await db
    .selectFrom('suppression')
    .select('email_hash')
    .where('email_hash', 'in', [...emailHashes])
    .executeTakeFirst()
  return row !== undefined
}

export const insertSuppression = (db: Queryable, emailHash: string, now: Date) =>
  db
    .insertInto('suppression')
    .values({ email_hash: emailHash, suppressed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteSuppression = (db: Queryable, emailHashes: readonly string[]) =>
  db
    .deleteFrom('suppression')
    .where('email_hash', 'in', [...emailHashes])
    .execute()
