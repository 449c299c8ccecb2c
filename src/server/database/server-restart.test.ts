import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'

// The embedded database has no connections to end.
const { postgres } = inject('template')

async function endConnections(database: string) {
  const admin = new pg.Client({ connectionString: postgres })
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await admin.end()
}

const ended = (client: pg.PoolClient) => new Promise((done) => client.once('end', () => done('ended')))

test.runIf(postgres)('a server restart ends no process of ours: later queries use a new connection', async () => {
  const { pool, db, close } = await testDatabase()
  const name = (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? ''
  const [idle, between] = [await pool.connect(), await pool.connect()]
  idle.release()
  await between.query('begin')
  const gone = Promise.all([ended(idle), ended(between)])
  await endConnections(name)
  expect(await gone).toEqual(['ended', 'ended'])
  await expect(between.query('select 1')).rejects.toThrow()
  between.release(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

test.runIf(postgres)(
  'the server ends a statement after nine seconds, and an idle transaction after thirty',
  async () => {
    const { pool, close } = await testDatabase()
    const setting = async (name: string) =>
      (await pool.query(`select setting::integer as ms from pg_settings where name = '${name}'`)).rows[0]?.ms
    expect(await setting('statement_timeout')).toBe(9000)
    expect(await setting('idle_in_transaction_session_timeout')).toBe(30_000)
    await close()
  },
)
