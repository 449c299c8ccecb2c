import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // A keyed hash that stays after a deletion.
  await db.schema
    .createTable('suspension')
    .addColumn('mailbox_hash', 'text', (c) => c.primaryKey())
    .addColumn('fraud', 'boolean', (c) => c.notNull())
    // Empty after the account is deleted.
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('suspended_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .alterTable('member')
    .addColumn('suspended_by', 'text', (c) => c.references('suspension.mailbox_hash'))
    .execute()
  await sql`create index member_suspended on member (suspended_by) where suspended_by is not null`.execute(db)

  await db.schema
    .createTable('desk_log')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('command', 'text', (c) => c.notNull())
    // The member or report. No foreign key: the row stays without them.
    .addColumn('about', 'uuid')
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('desk_log_about').on('desk_log').column('about').execute()
  await sql`
    create function refuse_change() returns trigger language plpgsql as
    'begin raise exception ''rows of % are only added'', tg_table_name; end'`.execute(db)
  await sql`
    create trigger desk_log_is_append_only before update or delete on desk_log
    for each row execute function refuse_change()`.execute(db)

  // A letter and its recipients, so a second run sends no second copy.
  await db.schema
    .createTable('campaign')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('news', 'jsonb', (c) => c.notNull())
    .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('campaign_mail')
    .addColumn('campaign_id', 'text', (c) => c.notNull().references('campaign.id'))
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addColumn('queued_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('campaign_mail_pk', ['campaign_id', 'member_id'])
    .execute()
  await db.schema.createIndex('campaign_mail_member').on('campaign_mail').column('member_id').execute()
  await db.schema.createIndex('report_open').on('report').column('reported_at').execute()
}
