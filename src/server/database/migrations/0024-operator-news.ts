import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('operator_news')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('noticed_at', sql`timestamptz`, (column) => column.notNull())
    .addColumn('told_at', sql`timestamptz`)
    .execute()
}
