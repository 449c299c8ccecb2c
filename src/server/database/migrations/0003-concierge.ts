import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('conversation')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('intake_summary', 'text')
    .addColumn('state', 'jsonb', (c) => c.notNull())
    // Counts the member's lines. A tab with another number is outdated.
    .addColumn('turns', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open').check(sql`status in ('open', 'completed')`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await sql`create index conversation_newest on conversation (owner_id, updated_at desc)`.execute(db)
  await db.schema
    .createTable('chat_line')
    .addColumn('conversation_id', 'uuid', (c) => c.notNull().references('conversation.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('said_by', 'text', (c) => c.notNull().check(sql`said_by in ('concierge', 'member')`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('noted', 'text')
    .addPrimaryKeyConstraint('chat_line_pk', ['conversation_id', 'position'])
    .execute()
  await db.schema
    .createTable('snapshot')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('body', 'jsonb', (c) => c.notNull())
    .addColumn('sources', 'jsonb', (c) => c.notNull())
    .addColumn('intake_summary', 'text')
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_pk', ['owner_id', 'email'])
    .execute()
}
