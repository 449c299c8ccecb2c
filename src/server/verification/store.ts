import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/** Whether a session keeps a draft or a submission for an address. */
export async function hasIntakeFor(db: Queryable, sessionId: string, email: string) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from draft where owner_id = ${sessionId} and email = ${email})
        or exists (select from submission where owner_id = ${sessionId} and email = ${email}) as found`.execute(db)
  return rows[0]?.found === true
}

/** The member of an address, made at the first proof. The row stays locked, so that two binds follow one another. */
export async function upsertMember(db: Queryable, { id, email, now }: { id: string; email: string; now: Date }) {
  const member = await db
    .insertInto('member')
    .values({ id, email, verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ verified_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return member.id
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
