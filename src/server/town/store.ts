import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

const KM_PER_DEGREE = 111.2

/** Null for an invalid value; the member is then near nobody. */
const degrees = (name: 'latitude' | 'longitude') => {
  const path = sql.lit(`{place,${name}}`)
  return sql`case when jsonb_typeof(facts #> ${path}) = 'number' then (facts #>> ${path})::float8 end`
}

/** Counts visible real members in the square around a place. */
export async function countNear(
  db: Queryable,
  { latitude, longitude, withinKm, atMost }: { latitude: number; longitude: number; withinKm: number; atMost: number },
) {
  const up = withinKm / KM_PER_DEGREE
  const across = up / Math.cos((latitude * Math.PI) / 180)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from member_profile
      where not demo and listed and not resting
        and ${degrees('latitude')} between ${latitude - up} and ${latitude + up}
        and ${degrees('longitude')} between ${longitude - across} and ${longitude + across}
      limit ${atMost}
    ) near`.execute(db)
  return rows[0]?.count ?? 0
}
