import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('feedback')
    .addColumn('met', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
