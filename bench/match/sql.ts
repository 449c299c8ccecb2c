import pg from 'pg'
import { maskOf } from '#engine/matching/eligibility/eligibility-mask.ts'
import { type CompiledQuery, compileQuery } from '#engine/matching/index/compiled-query.ts'
import {
  INTERESTS_POINTS,
  MOST_HOURS_APART,
  TAG_SIDE,
  traitsOf,
  VALUES_POINTS,
} from '#engine/matching/index/score-tables.ts'
import { WEEKS } from '#engine/matching/member/availability.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { isOption, optionBits } from '#engine/matching/member/options.ts'
import { spherePoint } from '#engine/matching/member/place.ts'
import { StringInterner } from '#engine/matching/member/string-interner.ts'
import { startPostgres } from '../../test/test-postgres.ts'

/**
 * Has a GiST index on place (a box around the viewer) and a btree on age. JIT is off because it makes short queries
 * slow.
 */
const TABLE = `
  create unlogged table members (
    id text collate "C" not null, is_marks int not null, refuses_marks int not null,
    age int2 not null, age_min int2 not null, age_max int2 not null,
    place point, x float8, y float8, z float8, travel_km float8 not null,
    traits int2 not null, options int not null, values_count int2 not null, interests_count int2 not null,
    value_words text[] not null, interest_words text[] not null, week int2 not null, offset_hours int2 not null,
    selectivity int not null, popularity int not null)`
const INDEXES = [
  'create unique index on members (id)',
  'create index on members using gist (place)',
  'create index on members (age)',
]
const COLUMNS = 21
const TRAIT_CODES = 5 << 8
const ROWS_A_STATEMENT = 2000

const rowOf = (member: Member) => {
  const marks = maskOf(member)
  const { place } = member
  const point = place && spherePoint(place)
  const words = (list: 'values' | 'interests') => member[list].filter((chip) => !isOption(list, chip))
  return [
    member.id,
    marks.is,
    marks.refuses,
    member.age ?? 0,
    member.ageMin ?? 0,
    member.ageMax ?? 255,
    place ? `(${place.longitude},${place.latitude})` : null,
    point?.x ?? null,
    point?.y ?? null,
    point?.z ?? null,
    member.travelKm ?? 65_535,
    traitsOf(member),
    optionBits(member),
    member.values.length,
    member.interests.length,
    words('values'),
    words('interests'),
    member.week,
    member.offsetHours,
    0,
    0,
  ]
}

// Computes in the order of `distanceKm`, for the same km.
const QUESTION = `
  with near as (
    select *, 2 * 6371.0088 * asin(least(1, sqrt(($1 - x) * ($1 - x) + ($2 - y) * ($2 - y) + ($22 - z) * ($22 - z)) / 2)) as km
    from members
    where ($3::box is null or place <@ $3::box)
      and is_marks & $4 = 0 and refuses_marks & $5 = 0
      and age between $6 and $7 and $8 between age_min and age_max
  ), common as (
    select *,
      5000 + floor(1000 * (1 / (1 + km / 40) - 0.5) + 0.5)::int
        + ($9::int[])[traits + 1] + ($10::int[])[age + 1]
        + ($11::int[])[(offset_hours - $12 + ${MOST_HOURS_APART}) * ${WEEKS} + week + 1] as points,
      bit_count((options & $13 & 255)::bit(8))::int + case when cardinality($14::text[]) = 0 then 0
        else (select count(*) from unnest(value_words) word where word = any($14)) end as shared_values,
      bit_count(((options & $13) >> 8)::bit(8))::int + case when cardinality($15::text[]) = 0 then 0
        else (select count(*) from unnest(interest_words) word where word = any($15)) end as shared_interests
    from near where km <= $16 and km <= travel_km and id <> $17
  ), scored as (
    select id,
      greatest(100, least(9900, points + popularity
        + case when $18 = 0 or values_count = 0 then 0 else ($20::int[])[$18 * ${TAG_SIDE} + shared_values + 1] end
        + case when $19 = 0 or interests_count = 0 then 0 else ($21::int[])[$19 * ${TAG_SIDE} + shared_interests + 1] end)) as there,
      greatest(100, least(9900, points + selectivity
        + case when $18 = 0 or values_count = 0 then 0 else ($20::int[])[values_count * ${TAG_SIDE} + shared_values + 1] end
        + case when $19 = 0 or interests_count = 0 then 0 else ($21::int[])[interests_count * ${TAG_SIDE} + shared_interests + 1] end)) as back
    from common
  )
  select id, there * back as product from scored order by product desc, id limit $23`

const KM_A_DEGREE = 111.19

const traitTable = (query: CompiledQuery) =>
  Array.from(
    { length: TRAIT_CODES },
    (_, code) => (query.lifePoints[code & 255] ?? 0) + (query.budgetPoints[code >> 8] ?? 0),
  )

function boxAround({ place, travelKm }: Member) {
  if (!place || travelKm === undefined) return null
  const tall = travelKm / KM_A_DEGREE
  const wide = tall / Math.cos(((Math.abs(place.latitude) + tall) * Math.PI) / 180)
  return `((${place.longitude - wide},${place.latitude - tall}),(${place.longitude + wide},${place.latitude + tall}))`
}

function parametersOf(viewer: Member, k: number) {
  const point = viewer.place && spherePoint(viewer.place)
  const query = compileQuery({ member: viewer }, { vocabulary: new StringInterner(), audience: 'everybody' })
  const words = (list: 'values' | 'interests') => viewer[list].filter((chip) => !isOption(list, chip))
  return [
    point?.x,
    point?.y,
    boxAround(viewer),
    query.refuses,
    query.is,
    query.ageMin,
    query.ageMax,
    query.age,
    traitTable(query),
    [...query.agePoints],
    [...query.availabilityPoints],
    query.offsetHours,
    query.options,
    words('values'),
    words('interests'),
    viewer.travelKm ?? 65_535,
    viewer.id,
    query.valuesCount,
    query.interestsCount,
    [...VALUES_POINTS],
    [...INTERESTS_POINTS],
    point?.z,
    k,
  ]
}

export type SqlMembers = Awaited<ReturnType<typeof startSqlMembers>>

export async function startSqlMembers(count: number, memberAt: (number: number) => Member) {
  const server = await startPostgres()
  const pool = new pg.Pool({ connectionString: server.url(), max: 1 })
  // No error: connections may end while the server stops.
  pool.on('error', () => {})
  await pool.query('alter system set jit = off')
  await pool.query("alter system set work_mem = '64MB'")
  await pool.query('select pg_reload_conf()')
  await pool.query(TABLE)
  for (let first = 0; first < count; first += ROWS_A_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_A_STATEMENT, count - first) }, (_, at) =>
      rowOf(memberAt(first + at)),
    )
    const marks = rows.map(
      (_, row) => `(${Array.from({ length: COLUMNS }, (__, at) => `$${row * COLUMNS + at + 1}`).join()})`,
    )
    await pool.query(`insert into members values ${marks.join()}`, rows.flat())
  }
  for (const index of INDEXES) await pool.query(index)
  await pool.query('vacuum analyze members')
  return {
    async top(viewer: Member, k: number): Promise<{ id: string; product: number }[]> {
      const { rows } = await pool.query(QUESTION, parametersOf(viewer, k))
      return rows
    },
    async explain(viewer: Member, k: number) {
      const { rows } = await pool.query(`explain (analyze, buffers) ${QUESTION}`, parametersOf(viewer, k))
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    },
    async stop() {
      await pool.end()
      await server.stop()
    },
  }
}
