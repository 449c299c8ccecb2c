import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { inOneQuery } from '../in-one-query.ts'
import { todayOf } from '../today.ts'

export type SessionRow = {
  token_hash: Buffer
  id: string
  member_id: string | null
  email: string | null
  bound_at: Date | null
  created_at: Date
  last_post_at: Date
  revoked_at: Date | null
  suspended: boolean
}

/** Plain SQL, because the query builder takes longer than the database, in every call. */
export const findByToken = inOneQuery(
  async (db, tokenHashes: readonly Buffer[]) => {
    const { rows } = await sql<SessionRow>`
      select token_hash, session.id, member_id, session.email, bound_at, session.created_at, last_post_at, revoked_at,
        suspended_by is not null as suspended
      from session left join member on member.id = member_id where token_hash = any(${tokenHashes})`.execute(db)
    return rows
  },
  (of) => ('token_hash' in of ? of.token_hash : of).toString('base64'),
)

/** If two calls have one token, the first makes the row. */
export async function insertSession(db: Queryable, session: { id: string; tokenHash: Buffer; now: Date }) {
  const { id, tokenHash, now } = session
  await db
    .insertInto('session')
    .values({ id, token_hash: tokenHash, created_at: now, last_post_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

export async function touchSession(db: Queryable, id: string, now: Date) {
  const touched = await db
    .updateTable('session')
    .set({ last_post_at: now })
    .where('id', '=', id)
    .returning('member_id')
    .executeTakeFirst()
  if (touched?.member_id) await noteDay(db, touched.member_id, now)
}

/** Privacy: no time of a visit, only the day. */
const noteDay = (db: Queryable, memberId: string, now: Date) =>
  db
    .updateTable('member')
    .set({ seen_on: todayOf(now) })
    .where('id', '=', memberId)
    .where('seen_on', 'is distinct from', todayOf(now))
    .execute()

/** The old token stays known as ended: it can open no session. */
export async function replaceToken(
  db: Queryable,
  { id, tokenHash, endedId, now }: { id: string; tokenHash: Buffer; endedId: string; now: Date },
) {
  const before = await db
    .selectFrom('session')
    .select('token_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('session').set({ token_hash: tokenHash }).where('id', '=', id).execute()
  await db
    .insertInto('session')
    .values({ id: endedId, token_hash: before.token_hash, created_at: now, last_post_at: now, revoked_at: now })
    .execute()
}

/** The session's age starts again, and the member counts as seen today. */
export async function bindToMember(
  db: Queryable,
  { id, memberId, email, now }: { id: string; memberId: string; email: string; now: Date },
) {
  await db
    .updateTable('session')
    .set({ member_id: memberId, email, bound_at: now, created_at: now, last_post_at: now })
    .where('id', '=', id)
    .execute()
  await noteDay(db, memberId, now)
}

const ended = (now: Date) => ({ member_id: null, email: null, bound_at: null, revoked_at: now })

/** The row stays, so that its token is known as ended. */
export const endSession = (db: Queryable, id: string, now: Date) =>
  db.updateTable('session').set(ended(now)).where('id', '=', id).execute()

export const endSessionsOfMember = (db: Queryable, memberId: string, now: Date) =>
  db.updateTable('session').set(ended(now)).where('member_id', '=', memberId).execute()

export const deleteSessionsBefore = (db: Queryable, { idle, absolute }: { idle: Date; absolute: Date }) =>
  db
    .deleteFrom('session')
    .where((or) => or.or([or('last_post_at', '<', idle), or('created_at', '<', absolute)]))
    .execute()
