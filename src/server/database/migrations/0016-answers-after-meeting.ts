import type { Kysely } from 'kysely'

/** An answer that was given after two people met teaches more than one to a card. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('feedback')
    .addColumn('met', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
