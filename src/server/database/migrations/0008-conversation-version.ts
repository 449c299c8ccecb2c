import type { Kysely } from 'kysely'

/** Counts changes, so that a turn is kept only on the conversation it was computed from. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('conversation')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
