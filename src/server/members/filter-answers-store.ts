import type { Queryable } from '../database/database.ts'

export type KeptFilterAnswers = { day: string; inForce: object; counted: string[] }

export const findFilterAnswers = (db: Queryable, ownerId: string): Promise<KeptFilterAnswers | undefined> =>
  db
    .selectFrom('filter_answers')
    .select(['day', 'in_force as inForce', 'counted'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

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
