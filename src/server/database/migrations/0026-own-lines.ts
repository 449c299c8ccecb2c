import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // One sentence that a member wrote and put on their card. Taking it off deletes the row.
  await db.schema
    .createTable('own_line')
    .addColumn('member_id', 'uuid', (c) => c.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('written_at', 'timestamptz', (c) => c.notNull())
    .execute()
  // Stored advice no longer names children, faith, intent, must-nots or whom to meet.
  await sql`
    update match_list set advice = coalesce(
      (select jsonb_agg(one) from jsonb_array_elements(advice) one where one->>'limit' in ('travel', 'ageMin', 'ageMax')),
      '[]')`.execute(db)
}
