import { type Kysely, sql } from 'kysely'

const SWEPT = [
  ['session', 'last_post_at'],
  ['session', 'created_at'],
  ['idempotency', 'created_at'],
  ['challenge', 'created_at'],
  ['conversation', 'updated_at'],
  ['snapshot', 'updated_at'],
  ['draft', 'saved_at'],
  ['submission', 'submitted_at'],
  ['match_list', 'made_at'],
] as const

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('shown_person')
    .addColumn('owner_id', 'uuid', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addColumn('shown_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('shown_person_pk', ['owner_id', 'member_id'])
    .execute()
  await db.schema.createIndex('shown_person_newest').on('shown_person').columns(['owner_id', 'shown_at']).execute()
  await db.schema.createIndex('shown_person_member').on('shown_person').column('member_id').execute()
  await sql`
    insert into shown_person (owner_id, member_id, shown_at)
    select match.owner_id, match.member_id, min(match.listed_at) from match
    join member owner on owner.id = match.owner_id join member shown on shown.id = match.member_id and not shown.demo
    group by match.owner_id, match.member_id`.execute(db)
  await db.schema
    .createTable('preview_of_network')
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('member_id', 'uuid', (c) => c.notNull())
    .addColumn('shown_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('preview_of_network_pk', ['network', 'member_id'])
    .execute()
  await db.schema.createIndex('preview_of_network_member').on('preview_of_network').column('member_id').execute()
  await db.schema.createIndex('preview_of_network_shown').on('preview_of_network').column('shown_at').execute()
  await db.schema
    .createTable('filter_answers')
    .addColumn('owner_id', 'uuid', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('in_force', 'jsonb', (c) => c.notNull())
    .addColumn('counted', sql`text[]`, (c) => c.notNull())
    .execute()
  for (const [table, column] of SWEPT)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
