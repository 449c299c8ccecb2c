import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('meeting')
    .addColumn('taken_by', 'text')
    .addColumn('passed_over', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute()
}
