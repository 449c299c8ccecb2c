import type pg from 'pg'
import { memberFrom } from '#engine/matching/member/member.ts'
import { populate } from '#engine/population/population.ts'
import { openBare } from '../../src/server/database/bare-database.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { factsOf } from '../../src/server/members/profile.ts'
import { loadTowns } from '../../test/towns.ts'

export type Place = { url: string } | { folder: string }

const SEED = 20_261_122
const ANSWERS_EACH = 8
const ON_FIRST_PAGE = 6
const PROFILES_A_STATEMENT = 5000
const MEMBERS_A_STATEMENT = 20_000
/** An index built at the end costs less. */
const MADE_AT_THE_END = [
  'member_profile_changed',
  'feedback_changed',
  'feedback_member',
  'exposure_changed',
  'match_member',
]

// An id begins with the member's number, where a real id has the time.
const idIn = (number: string) => `(lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-000000000000')::uuid`
const idOf = (number: number) => `${number.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`
const PROFILES = `
  with given as (select * from jsonb_to_recordset($1::jsonb) as it(id uuid, email text, birthdate text, facts jsonb)),
  kept as (insert into member (id, email, mailbox_hash, verified_at, created_at, seen_on)
    select id, email, id, now(), now(), to_char(now() at time zone 'utc', 'YYYY-MM-DD') from given)
  insert into member_profile (member_id, demo, listed, birthdate, facts, changed)
  select id, false, true, birthdate, facts, pg_current_xact_id() from given`
// $1 and $2: first and last member; $3: number of members.
const OTHER = (k: string) => `(number * 7919::bigint + ${k} * 104729) % $3::bigint`
const ANSWERS = `
  insert into feedback (owner_id, email, member_id, action, given_at, changed)
  select ${idIn('number')}, 'm' || number || '@example.com', ${idIn(OTHER('k'))},
    (array['more_like_this', 'less_like_this', 'more_like_this', 'less_like_this', 'hard_no'])[1 + (number + k) % 5],
    now() - interval '2 days', pg_current_xact_id()
  from generate_series($1::integer, $2::integer) number, generate_series(1, ${ANSWERS_EACH}) k
  where ${OTHER('k')} <> number`
const LISTS = `
  with list as (insert into match_list (owner_id, email, advice, seen, made_at)
    select ${idIn('number')}, 'm' || number || '@example.com', '[]', pg_current_xact_id(), now()
    from generate_series($1::integer, $2::integer) number),
  front as (insert into exposure (member_id, lists, changed)
    select ${idIn('number')}, ${ON_FIRST_PAGE}, pg_current_xact_id() from generate_series($1::integer, $2::integer) number)
  insert into match (owner_id, email, member_id, position, product, card, place, exposed, profile_changed, listed_at)
  select ${idIn('number')}, 'm' || number || '@example.com', ${idIn(OTHER(`(k + ${ANSWERS_EACH})`))},
    k - 1, 50000000 - k, '{}', 1, true, pg_current_xact_id(), now()
  from generate_series($1::integer, $2::integer) number, generate_series(1, ${ON_FIRST_PAGE}) k
  where ${OTHER(`(k + ${ANSWERS_EACH})`)} <> number`

/** Writes what a server reads when it starts: per member a profile, eight answers to others and a first page. */
export async function fill(place: Place, count: number) {
  await (await openDatabase('url' in place ? { url: place.url, folder: '' } : place)).close()
  const { pool, close } = await openBare('url' in place ? place : { ...place, durable: false })
  try {
    const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
      'select indexname, indexdef from pg_indexes where indexname = any($1)',
      [MADE_AT_THE_END],
    )
    for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
    await writeProfiles(pool, count)
    for (const statement of [ANSWERS, LISTS])
      for (let first = 0; first < count; first += MEMBERS_A_STATEMENT)
        await pool.query(statement, [first, Math.min(first + MEMBERS_A_STATEMENT, count) - 1, count])
    for (const { indexdef } of indexes) await pool.query(indexdef)
    await pool.query('vacuum analyze')
    await pool.query('checkpoint')
  } finally {
    await close()
  }
}

async function writeProfiles(pool: pg.Pool, count: number) {
  const towns = await loadTowns()
  const today = new Date().toISOString().slice(0, 10)
  const personAt = populate({ towns, seed: SEED, today, spread: 'census' })
  const places = new Map(towns.map(({ label, latitude, longitude }) => [label, { latitude, longitude }]))
  const rowOf = (number: number) => {
    const { intake, snapshot } = personAt(number)
    const { city } = intake.location
    const member = memberFrom({ id: idOf(number), intake, snapshot, place: places.get(city), today })
    return {
      id: member.id,
      email: `m${number}@example.com`,
      birthdate: intake.basics.birthdate,
      facts: factsOf({ member, displayName: intake.basics.displayName, city }),
    }
  }
  for (let first = 0; first < count; first += PROFILES_A_STATEMENT) {
    const rows = Array.from({ length: Math.min(PROFILES_A_STATEMENT, count - first) }, (_, at) => rowOf(first + at))
    await pool.query(PROFILES, [JSON.stringify(rows)])
  }
}
