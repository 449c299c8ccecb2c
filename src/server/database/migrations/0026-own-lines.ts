import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>) {
  // Stored advice no longer names children, faith, intent, must-nots or whom to meet.
  await sql`
    update match_list set advice = coalesce(
      (select jsonb_agg(one) from jsonb_array_elements(advice) one where one->>'limit' in ('travel', 'ageMin', 'ageMax')),
      '[]')`.execute(db)
}
