import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('mail')
    .addColumn('about', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}
