import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('challenge')
    // The address without parts that big providers ignore, so limits count per mailbox.
    .addColumn('mailbox', 'text')
    .addColumn('network', 'text')
    .addColumn('known', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('withheld', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await sql`update challenge set mailbox = lower(email)`.execute(db)
  await sql`alter table challenge alter column mailbox set not null`.execute(db)
  await db.schema.createIndex('challenge_mailbox').on('challenge').columns(['mailbox', 'created_at']).execute()
  await db.schema
    .alterTable('mail')
    .addColumn('withheld', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await db.schema
    .createTable('remembered_browser')
    .addColumn('token_hash', 'bytea', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('bound_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('remembered_browser_pk', ['token_hash', 'member_id'])
    .execute()
  await db.schema
    .createIndex('remembered_browser_member')
    .on('remembered_browser')
    .columns(['member_id', 'bound_at'])
    .execute()
  await db.schema.createIndex('remembered_browser_bound').on('remembered_browser').column('bound_at').execute()
}
