import type { Kysely } from 'kysely'

/** A turn is stored only if its conversation is unchanged. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('conversation')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
