import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('meeting')
    .addColumn('introduction_id', 'uuid', (c) => c.primaryKey().references('introduction.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('proposed', 'agreed', 'moved', 'cancelled', 'past')`),
    )
    // The plan's time zone. Times are stored as instants.
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'timestamptz')
    .addColumn('minutes', 'integer')
    .addColumn('offered_by', 'text')
    .addColumn('offered', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('asker_moves', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('asked_moves', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('cancelled_by', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('remind_at', 'timestamptz')
    // Part of the friend link's token.
    .addColumn('asker_friend', 'text')
    .addColumn('asked_friend', 'text')
    .execute()
  await sql`create index meeting_reminder on meeting (remind_at) where remind_at is not null`.execute(db)
  // `refused` is a kind refusal: the asker is informed and may ask someone else.
  await sql`alter table introduction drop constraint introduction_state_check`.execute(db)
  await sql`
    alter table introduction add constraint introduction_state_check
    check (state in ('asked', 'declined', 'refused', 'withdrawn', 'introduced', 'closed'))`.execute(db)
  await db.schema
    .alterTable('introduction')
    .addColumn('opened_at', 'timestamptz')
    .addColumn('nudged_at', 'timestamptz')
    .execute()
  await db.schema
    .alterTable('mail')
    .addColumn('calendar', 'text')
    .addColumn('meeting_id', 'uuid')
    .addColumn('meeting_sequence', 'integer')
    .execute()
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute()
}
