import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { capKeyOf } from './mailbox-store.ts'

/** The answers in force, and those counted on the last day of a change. */
export type KeptFilterAnswers = { inForce: object | null; day: string | null; counted: string[] }

export const keptFilterAnswers = (ownerId: string) => sql`
  (select jsonb_build_object('inForce', in_force, 'day', day, 'counted', coalesce(counted, '{}'))
   from (select) as one
   left join filter_answers on owner_id = ${ownerId}
   left join filter_changes on mailbox = ${capKeyOf(ownerId)})`

export async function findFilterAnswers(db: Queryable, ownerId: string): Promise<KeptFilterAnswers> {
  const { rows } = await sql<{ kept: KeptFilterAnswers }>`select ${keptFilterAnswers(ownerId)} as kept`.execute(db)
  return rows[0]?.kept ?? { inForce: null, day: null, counted: [] }
}

export const saveInForce = (db: Queryable, { ownerId, inForce }: { ownerId: string; inForce: object }) => {
  const kept = { in_force: JSON.stringify(inForce) }
  return db
    .insertInto('filter_answers')
    .values({ owner_id: ownerId, ...kept })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(kept))
    .execute()
}

export const saveCounted = (
  db: Queryable,
  { ownerId, day, counted }: { ownerId: string; day: string; counted: string[] },
) =>
  db
    .insertInto('filter_changes')
    .values({ mailbox: capKeyOf(ownerId), day, counted })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ day, counted }))
    .execute()

export const deleteChangesBefore = (db: Queryable, day: string) =>
  db.deleteFrom('filter_changes').where('day', '<', day).execute()
