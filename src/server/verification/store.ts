import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export async function hasIntakeFor(db: Queryable, sessionId: string, email: string) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from draft where owner_id = ${sessionId} and email = ${email})
        or exists (select from submission where owner_id = ${sessionId} and email = ${email}) as found`.execute(db)
  return rows[0]?.found === true
}

/** Locks the row, so sign-ins run one after another. */
export async function upsertMember(
  db: Queryable,
  { id, email, mailbox, now }: { id: string; email: string; mailbox: string; now: Date },
) {
  const member = await db
    .insertInto('member')
    .values({ id, email, verified_at: now, created_at: now, mailbox_hash: mailbox })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ verified_at: now, mailbox_hash: mailbox }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return member.id
}

export async function hasSubmission(db: Queryable, memberId: string) {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('owner_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const moveSubmissions = (
  db: Queryable,
  { sessionId, memberId, email }: { sessionId: string; memberId: string; email: string },
) =>
  db
    .updateTable('submission')
    .where('owner_id', '=', sessionId)
    .where('email', '=', email)
    .set({ owner_id: memberId })
    .execute()

export const upsertBrowser = (
  db: Queryable,
  { tokenHash, memberId, now }: { tokenHash: Buffer; memberId: string; now: Date },
) =>
  db
    .insertInto('remembered_browser')
    .values({ token_hash: tokenHash, member_id: memberId, bound_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'member_id']).doUpdateSet({ bound_at: now }))
    .execute()

export async function hasBrowser(db: Queryable, tokenHash: Buffer) {
  const row = await db
    .selectFrom('remembered_browser')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function isBrowserOf(db: Queryable, { tokenHash, email }: { tokenHash: Buffer; email: string }) {
  const row = await db
    .selectFrom('remembered_browser')
    .innerJoin('member', 'member.id', 'member_id')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('member.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export const forgetOldestBrowsers = (db: Queryable, { memberId, keep }: { memberId: string; keep: number }) =>
  sql`
    delete from remembered_browser where member_id = ${memberId} and token_hash in (
      select token_hash from remembered_browser where member_id = ${memberId} order by bound_at desc offset ${keep})`.execute(
    db,
  )

export const deleteBrowsersBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('remembered_browser').where('bound_at', '<', before).execute()
