import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // Who took the agreed time, and the starts that were offered but not taken.
  await db.schema
    .alterTable('meeting')
    .addColumn('taken_by', 'text')
    .addColumn('passed_over', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute()
}
