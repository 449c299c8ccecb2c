import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { checkpointIfDue } from './checkpoints.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)

test('a checkpoint is made only after the write-ahead log has grown by the given size', async () => {
  await pool.query('checkpoint')
  await sql`insert into setting (name, value) select 'n' || n, repeat('x', 500) from generate_series(1, 5000) n`.execute(
    db,
  )
  expect(await checkpointIfDue(pool, 2 ** 40)).toBe(false)
  expect(await checkpointIfDue(pool, 2 ** 20)).toBe(true)
})
