import { sql } from 'kysely'
import type { IntakeDraft } from '#contract/intake.ts'
import type { Queryable } from '../database/database.ts'
import { readDraft } from '../members/intake-store.ts'

export type Both = { sessionId: string; memberId: string; email: string }

export async function moveDraft(db: Queryable, { sessionId, memberId, email }: Both) {
  await sql`
    insert into draft (owner_id, email, body, version, saved_at)
    select ${memberId}::uuid, email, body, version, saved_at from draft where owner_id = ${sessionId} and email = ${email}
    on conflict (owner_id, email) do nothing`.execute(db)
}

/** Raises the member's draft version above the session's, so no two copies share one. */
export async function raiseMemberVersion(db: Queryable, { sessionId, memberId, email }: Both) {
  await sql`
    update draft theirs set version = greatest(theirs.version, mine.version) + 1
    from draft mine
    where mine.owner_id = ${sessionId} and mine.email = ${email}
      and theirs.owner_id = ${memberId} and theirs.email = ${email}`.execute(db)
}

// An unticked box is no answer.
const ANSWER = '$.** ? (@.type() == "string" || @.type() == "number" || @ == true)'

/** Deletes a draft equal to the member's, or with only the account section. */
export async function dropDraftWithoutNews(db: Queryable, { sessionId, memberId, email }: Both) {
  await sql`
    delete from draft mine using draft theirs
    where mine.owner_id = ${sessionId} and mine.email = ${email}
      and theirs.owner_id = ${memberId} and theirs.email = ${email}
      and (mine.body = theirs.body or not (mine.body - 'account') @? ${ANSWER}::jsonpath)`.execute(db)
}

export type KeptDraft = { draft: IntakeDraft; version: number; savedAt: string }

export async function findBoth(db: Queryable, { sessionId, memberId, email }: Both) {
  const rows = await db
    .selectFrom('draft')
    .select(['owner_id', 'body', 'version', 'saved_at'])
    .where('owner_id', 'in', [sessionId, memberId])
    .where('email', '=', email)
    .execute()
  const kept = (id: string): KeptDraft | undefined => {
    const row = rows.find(({ owner_id }) => owner_id === id)
    const draft = row && readDraft(row.body)
    return row && draft && { draft, version: row.version, savedAt: row.saved_at.toISOString() }
  }
  const [browser, member] = [kept(sessionId), kept(memberId)]
  return browser && member && { browser, member }
}

export async function promoteBrowserDraft(db: Queryable, { sessionId, memberId, email }: Both, now: Date) {
  await sql`
    update draft theirs set body = mine.body, version = theirs.version + 1, saved_at = ${now}
    from draft mine
    where mine.owner_id = ${sessionId} and mine.email = ${email}
      and theirs.owner_id = ${memberId} and theirs.email = ${email}`.execute(db)
}

export const dropBrowserDraft = (db: Queryable, { sessionId, email }: Both) =>
  db.deleteFrom('draft').where('owner_id', '=', sessionId).where('email', '=', email).execute()

export const findDraftVersion = (db: Queryable, ownerId: string, email: string) =>
  db.selectFrom('draft').select('version').where('owner_id', '=', ownerId).where('email', '=', email).executeTakeFirst()
