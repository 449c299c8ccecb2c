import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // Jobs carry only the mail's id, so addresses and words are in one place.
  await db.schema
    .createTable('mail')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('headers', 'jsonb', (c) => c.notNull())
    .addColumn('transactional', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('headers', 'jsonb', (c) => c.notNull())
    .addColumn('sent_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await sql`create index outbox_newest on outbox (sent_at desc, id desc)`.execute(db)
  await db.schema
    .createTable('challenge')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('session_id', 'uuid', (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'bytea', (c) => c.notNull().unique())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('spent_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('challenge_email').on('challenge').column('email').execute()
  await db.schema.createIndex('challenge_session').on('challenge').columns(['session_id', 'email']).execute()
  // rate-limiter-flexible names no columns, so their order matters.
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
  await db.schema
    .createTable('email_preferences')
    .addColumn('member_id', 'uuid', (c) => c.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('freq', 'text', (c) => c.notNull())
    .addColumn('topics', sql`text[]`, (c) => c.notNull())
    .addColumn('paused_until', 'timestamptz')
    .addColumn('last_digest_at', 'timestamptz')
    .addColumn('saved_at', 'timestamptz')
    .execute()
  // Keyed hashes of addresses that get transactional mail only. They stay after a deletion.
  await db.schema
    .createTable('suppression')
    .addColumn('email_hash', 'text', (c) => c.primaryKey())
    .addColumn('suppressed_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
