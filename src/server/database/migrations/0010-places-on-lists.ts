import { type Kysely, sql } from 'kysely'

/**
 * On which page of a full member's list somebody stands, and where they stood when they were answered. Filled from
 * today's positions: without them the first lists made by places would know of nobody who keeps anybody in front.
 * And on which day a member was here last: who is silent for long rests. Nobody rests because of days before this.
 */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('member').addColumn('seen_on', 'text').execute()
  await sql`update member set seen_on = to_char(now() at time zone 'utc', 'YYYY-MM-DD')`.execute(db)
  await db.schema
    .alterTable('member_profile')
    .addColumn('resting', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await db.schema.alterTable('match').addColumn('place', 'smallint').execute()
  await db.schema.alterTable('feedback').addColumn('place', 'smallint').execute()
  // Only lists of full members have people who count as exposed.
  await sql`
    update match set place = position / 6 + 1
    where exists (select from match front
      where front.owner_id = match.owner_id and front.email = match.email and front.exposed)`.execute(db)
  await sql`
    update feedback set place = match.place from match
    where match.owner_id = feedback.owner_id and match.email = feedback.email and match.member_id = feedback.member_id
      and feedback.action is not null`.execute(db)
  // What counts as crowded is the first page now, which people see, no longer the first ten.
  await sql`update match set exposed = false where exposed and position >= 6`.execute(db)
  await sql`
    update exposure set changed = pg_current_xact_id(),
      lists = (select count(*) from match where match.member_id = exposure.member_id and match.exposed)`.execute(db)
}
