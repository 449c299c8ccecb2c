import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { vacuum } from './vacuum.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('the space of deleted rows is used again, and the planner knows the number of rows', async () => {
  const fill = () =>
    sql`insert into setting (name, value) select 'n' || n, repeat('x', 500) from generate_series(1, 5000) n`.execute(db)
  const bytes = async () =>
    Number((await sql<{ size: string }>`select pg_relation_size('setting') as size`.execute(db)).rows[0]?.size)
  await fill()
  const full = await bytes()
  for (let round = 0; round < 3; round += 1) {
    await sql`delete from setting where name like 'n%'`.execute(db)
    expect((await vacuum(db)).tables).toBeGreaterThan(50)
    await fill()
  }
  await vacuum(db)
  expect(await bytes()).toBeLessThan(full * 1.2)
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where oid = 'setting'::regclass`.execute(db)
  expect(rows[0]?.reltuples).toBe(Number((await db.selectFrom('setting').select('name').execute()).length))
})

test('a table too large for vacuum is skipped, and counted in the result', async () => {
  const all = await vacuum(db)
  expect(all.tooLarge).toBe(0)
  const some = await vacuum(db, { largestBytes: 8192 })
  expect(some.tooLarge).toBeGreaterThan(0)
  expect(some.tables).toBe(all.tables - some.tooLarge)
})
