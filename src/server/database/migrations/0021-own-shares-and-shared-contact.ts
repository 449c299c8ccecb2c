import type { Kysely } from 'kysely'

/** A network has mails of its own to a mailbox, and contact is kept as it was when it was shared. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('challenge')
    .addColumn('share', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await db.schema
    .alterTable('introduction')
    .addColumn('asker_contact', 'jsonb')
    .addColumn('asked_contact', 'jsonb')
    .execute()
}
