import { type Kysely, sql } from 'kysely'

/** `place`: the page of a list. `seen_on`: the last active day, first the migration's day. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('member').addColumn('seen_on', 'text').execute()
  await sql`update member set seen_on = to_char(now() at time zone 'utc', 'YYYY-MM-DD')`.execute(db)
  await db.schema
    .alterTable('member_profile')
    .addColumn('resting', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await db.schema.alterTable('match').addColumn('place', 'smallint').execute()
  await db.schema.alterTable('feedback').addColumn('place', 'smallint').execute()
  await sql`
    update match set place = position / 6 + 1
    where exists (select from match front
      where front.owner_id = match.owner_id and front.email = match.email and front.exposed)`.execute(db)
  await sql`
    update feedback set place = match.place from match
    where match.owner_id = feedback.owner_id and match.email = feedback.email and match.member_id = feedback.member_id
      and feedback.action is not null`.execute(db)
  await sql`update match set exposed = false where exposed and position >= 6`.execute(db)
  await sql`
    update exposure set changed = pg_current_xact_id(),
      lists = (select count(*) from match where match.member_id = exposure.member_id and match.exposed)`.execute(db)
}
