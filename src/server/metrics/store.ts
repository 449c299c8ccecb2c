import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export async function readService(db: Queryable) {
  const { rows } = await sql<{
    members: Record<string, number>
    funnel: Record<string, number>
    introductions: Record<string, number>
    lists: { median: number | null; oldest: number | null }
    openReports: number
  }>`
    select
      (select json_build_object(
        'listed', count(*) filter (where listed and not resting and not demo),
        'resting', count(*) filter (where listed and resting and not demo),
        'invented', count(*) filter (where listed and demo)) from member_profile) as members,
      json_build_object(
        'draft', (select count(distinct email) from draft),
        'submitted', (select count(distinct email) from submission),
        'verified', (select count(*) from member where not demo and verified_at is not null),
        'full', (select count(*) from member_profile where listed and not demo),
        'asked', (select count(distinct asker_id) from introduction where not invented),
        'introduced', (select count(*) from introduction where not invented and introduced_at is not null)) as funnel,
      (select json_build_object(
        'asked', count(*),
        'yes', count(*) filter (where introduced_at is not null),
        'agreed', count(*) filter (where introduced_at is not null and starts_at is not null),
        'met', count(*) filter (where asker_outcome in ('met_again', 'met_not_for_me')
          and asked_outcome in ('met_again', 'met_not_for_me')),
        'again', count(*) filter (where asker_outcome = 'met_again' and asked_outcome = 'met_again'))
        from introduction left join meeting on introduction_id = introduction.id where not invented) as introductions,
      (select json_build_object(
        'median', extract(epoch from now() - percentile_disc(0.5) within group (order by made_at)),
        'oldest', extract(epoch from now() - min(made_at))) from match_list) as lists,
      (select count(*)::integer from report where closed_at is null) as "openReports"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The question for figures has one row.')
  return row
}

export const answers = (db: Queryable) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
