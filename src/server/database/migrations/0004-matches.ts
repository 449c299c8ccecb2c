import { type Kysely, sql } from 'kysely'

/** The last transaction that wrote the row. After reading all before n, only rows from n on are needed. */
const changed = ['changed', sql`xid8`] as const

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('member_profile')
    .addColumn('member_id', 'uuid', (c) => c.primaryKey())
    .addColumn('demo', 'boolean', (c) => c.notNull())
    .addColumn('listed', 'boolean', (c) => c.notNull())
    .addColumn('birthdate', 'text')
    .addColumn('facts', 'jsonb', (c) => c.notNull())
    .addColumn('erased_at', 'timestamptz')
    .addColumn(...changed, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('member_profile_changed').on('member_profile').column('changed').execute()
  await db.schema
    .createTable('feedback')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.check(sql`action in ('more_like_this', 'less_like_this', 'hard_no')`))
    .addColumn('given_at', 'timestamptz', (c) => c.notNull())
    .addColumn(...changed, (c) => c.notNull())
    .addPrimaryKeyConstraint('feedback_pk', ['owner_id', 'email', 'member_id'])
    .execute()
  await db.schema.createIndex('feedback_changed').on('feedback').column('changed').execute()
  await db.schema.createIndex('feedback_member').on('feedback').column('member_id').execute()
  await db.schema
    .createTable('exposure')
    .addColumn('member_id', 'uuid', (c) => c.primaryKey())
    .addColumn('lists', 'integer', (c) => c.notNull())
    .addColumn(...changed, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('exposure_changed').on('exposure').column('changed').execute()
  await db.schema
    .createTable('match_list')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('advice', 'jsonb', (c) => c.notNull())
    .addColumn('seen', sql`xid8`, (c) => c.notNull())
    .addColumn('made_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_list_pk', ['owner_id', 'email'])
    .execute()
  await db.schema
    .createTable('match')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product', 'integer', (c) => c.notNull())
    .addColumn('card', 'jsonb', (c) => c.notNull())
    .addColumn('exposed', 'boolean', (c) => c.notNull())
    // The profile's `changed` when this card was made. A newer `changed` means that the card is outdated.
    .addColumn('profile_changed', sql`xid8`, (c) => c.notNull())
    .addColumn('listed_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_pk', ['owner_id', 'email', 'member_id'])
    .execute()
  await db.schema.createIndex('match_member').on('match').column('member_id').execute()
  await db.schema
    .createTable('preview_person')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addPrimaryKeyConstraint('preview_person_pk', ['owner_id', 'member_id'])
    .execute()
  await db.schema.createIndex('preview_person_member').on('preview_person').column('member_id').execute()
}
