import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('own_line')
    .addColumn('member_id', 'uuid', (c) => c.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('written_at', 'timestamptz', (c) => c.notNull())
    .execute()
  // Stored advice must not name children, faith, intent, must-nots or who to meet.
  await sql`
    update match_list set advice = coalesce(
      (select jsonb_agg(one) from jsonb_array_elements(advice) one where one->>'limit' in ('travel', 'ageMin', 'ageMax')),
      '[]')`.execute(db)
}
