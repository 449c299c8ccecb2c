import { type Kysely, sql } from 'kysely'

/** Members whose suspension keeps a mail that waits from leaving. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('mail')
    .addColumn('about', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}
