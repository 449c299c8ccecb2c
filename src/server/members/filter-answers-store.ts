import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export type KeptFilterAnswers = { day: string; inForce: object; counted: string[] }

export const findFilterAnswers = (db: Queryable, ownerId: string): Promise<KeptFilterAnswers | undefined> =>
  db
    .selectFrom('filter_answers')
    .select(['day', 'in_force as inForce', 'counted'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

/** Two changes of one owner at once would each be the third. */
export const lockFilterAnswers = (tx: Queryable, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 4))`.execute(tx)

export const saveFilterAnswers = (
  db: Queryable,
  { ownerId, day, inForce, counted }: KeptFilterAnswers & { ownerId: string },
) => {
  const kept = { day, in_force: JSON.stringify(inForce), counted }
  return db
    .insertInto('filter_answers')
    .values({ owner_id: ownerId, ...kept })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(kept))
    .execute()
}
