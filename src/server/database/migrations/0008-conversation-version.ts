import type { Kysely } from 'kysely'

/** Counts the changes of a conversation, so that a turn computed beside the database is kept only on what it was computed from. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('conversation')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
