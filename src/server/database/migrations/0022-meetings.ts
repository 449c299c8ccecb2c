import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // The one meeting of an introduction: what is offered, what is agreed. It goes with its introduction.
  await db.schema
    .createTable('meeting')
    .addColumn('introduction_id', 'uuid', (c) => c.primaryKey().references('introduction.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('proposed', 'agreed', 'moved', 'cancelled', 'past')`),
    )
    // The wall clock of the plan; every moment beside it is an instant.
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'timestamptz')
    .addColumn('minutes', 'integer')
    .addColumn('offered_by', 'text')
    .addColumn('offered', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('asker_moves', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('asked_moves', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('cancelled_by', 'text')
    // Rises with every change that a calendar must learn of.
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('remind_at', 'timestamptz')
    // What the link for a friend holds; null when there is none.
    .addColumn('asker_friend', 'text')
    .addColumn('asked_friend', 'text')
    .execute()
  await sql`create index meeting_reminder on meeting (remind_at) where remind_at is not null`.execute(db)
  // An ask that was refused kindly: the one who asked is told, and has the place back.
  await sql`alter table introduction drop constraint introduction_state_check`.execute(db)
  await sql`
    alter table introduction add constraint introduction_state_check
    check (state in ('asked', 'declined', 'refused', 'withdrawn', 'introduced', 'closed'))`.execute(db)
  // When the one who was asked had it on the screen, and when they were reminded that it waits.
  await db.schema
    .alterTable('introduction')
    .addColumn('opened_at', 'timestamptz')
    .addColumn('nudged_at', 'timestamptz')
    .execute()
  // A calendar file goes with a mail. It leaves only while the meeting is as the mail says.
  await db.schema
    .alterTable('mail')
    .addColumn('calendar', 'text')
    .addColumn('meeting_id', 'uuid')
    .addColumn('meeting_sequence', 'integer')
    .execute()
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute()
}
