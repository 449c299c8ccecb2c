import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function keptWith(text: string) {
  const { rows } = await sql<{ statement: string; calls: number }>`
    select statement, (generic_plans + custom_plans)::integer as calls from pg_prepared_statements
    where statement like ${`%${text}%`} and statement not like '%pg_prepared_statements%'`.execute(database.db)
  return rows
}

test('a repeated query is planned once for each connection', async () => {
  const mark = `m${randomUUID().slice(0, 8)}`
  for (const value of [1, 2, 3])
    expect((await sql`select ${value}::integer as ${sql.id(mark)}`.execute(database.db)).rows).toEqual([
      { [mark]: value },
    ])
  expect(await keptWith(mark)).toMatchObject([{ calls: 3 }])
})

test('many queries at once get their own answers', async () => {
  const asked = Array.from({ length: 60 }, (_, at) => at)
  const answered = await Promise.all(
    asked.map(async (at) => (await sql<{ at: number }>`select ${at}::integer as at`.execute(database.db)).rows[0]?.at),
  )
  expect(answered).toEqual(asked)
})

test('a column that changed its type is read with the new type', async () => {
  const { db } = database
  await sql`create table changing (id integer, value integer)`.execute(db)
  await sql`insert into changing values (${1}, ${2})`.execute(db)
  const read = async () => (await sql`select value from changing where id = ${1}`.execute(db)).rows
  for (let at = 0; at < 7; at++) expect(await read()).toEqual([{ value: 2 }])
  await sql`alter table changing alter column value type text`.execute(db)
  expect(await read()).toEqual([{ value: '2' }])
  expect(await read()).toEqual([{ value: '2' }])
  await sql`drop table changing`.execute(db)
})

test('statements that the server has dropped are prepared again', async () => {
  const { db } = database
  await db.connection().execute(async (one) => {
    const read = async () => (await sql<{ at: number }>`select ${7}::integer as at`.execute(one)).rows[0]?.at
    expect(await read()).toBe(7)
    await sql`deallocate all`.execute(one)
    expect(await read()).toBe(7)
    expect(await read()).toBe(7)
  })
})

test('a connection keeps at most 200 prepared statements', async () => {
  const { db } = database
  await db.connection().execute(async (one) => {
    for (let at = 0; at < 260; at++) await sql`select ${at}::integer as ${sql.id(`n${at}`)}`.execute(one)
    const { rows } = await sql<{ kept: number }>`
      select count(*)::integer as kept from pg_prepared_statements group by split_part(name, '_', 1)`.execute(one)
    expect(Math.max(...rows.map(({ kept }) => kept))).toBe(200)
  })
})
