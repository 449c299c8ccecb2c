import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // Deletion of a member sets the id to null and deletes words and contacts.
  await db.schema
    .createTable('introduction')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('asker_id', 'uuid')
    .addColumn('asked_id', 'uuid')
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('asked', 'declined', 'withdrawn', 'introduced', 'closed')`),
    )
    .addColumn('invented', 'boolean', (c) => c.notNull())
    // The score decides which waiting ask is delivered next.
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('plan', 'jsonb', (c) => c.notNull())
    .addColumn('asker_share', 'jsonb', (c) => c.notNull())
    .addColumn('asked_share', 'jsonb')
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    // When the asked member could first see the ask; at most three asks at a time.
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('introduced_at', 'timestamptz')
    .addColumn('check_in_at', 'timestamptz')
    .addColumn('check_in_sent_at', 'timestamptz')
    .addColumn('asker_outcome', 'text')
    .addColumn('asked_outcome', 'text')
    .addColumn('closed_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('introduction_asker').on('introduction').columns(['asker_id', 'asked_at']).execute()
  await db.schema.createIndex('introduction_asked').on('introduction').columns(['asked_id', 'state']).execute()
  await sql`
    create index introduction_check_in on introduction (check_in_at)
    where state = 'introduced' and check_in_sent_at is null`.execute(db)
  await sql`
    create index introduction_waiting on introduction (asked_id)
    where state = 'asked' and delivered_at is null`.execute(db)
  await db.schema
    .createTable('report')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('reporter_id', 'uuid')
    .addColumn('reported_id', 'uuid')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('reported_at', 'timestamptz', (c) => c.notNull())
    .addColumn('closed_at', 'timestamptz')
    .addColumn('closed_by', 'text')
    .addColumn('closing_note', 'text')
    .execute()
  await db.schema.createIndex('report_reported').on('report').column('reported_id').execute()
  await db.schema.createIndex('report_reporter').on('report').column('reporter_id').execute()
}
