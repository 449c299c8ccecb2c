import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

type Key = { ownerId: string; key: string }

/** @returns whether the key is new */
export async function insertKey(
  db: Queryable,
  { ownerId, key, requestHash, now }: Key & { requestHash: Buffer; now: Date },
) {
  const inserted = await db
    .insertInto('idempotency')
    .values({ owner_id: ownerId, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export const keepReply = (db: Queryable, { ownerId, key, reply }: Key & { reply: object }) =>
  db
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(reply) })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .execute()

/** @throws if the key is not known */
export const findReply = (db: Queryable, { ownerId, key }: Key) =>
  db
    .selectFrom('idempotency')
    .select(['request_hash', 'reply'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export const deleteKeysBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()

export const deleteCountsBefore = (db: Queryable, now: number) =>
  db.deleteFrom('rate_limit').where('expire', '<', `${now}`).execute()

export const askDatabase = (db: Queryable) => sql`select 1`.execute(db)
