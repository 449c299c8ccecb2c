import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

vi.setConfig({ testTimeout: 60_000 })
const home = mkdtempSync(join(tmpdir(), 'overture-embedded-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('rows survive a restart, and every commit is synced to the disk', async () => {
  const folder = join(home, 'kept')
  const first = await openDatabase({ folder })
  await first.db.insertInto('setting').values({ name: 'a', value: 'b' }).execute()
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'max_wal_size', 'shared_buffers') order by name`.execute(
    first.db,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', '128', '4096', 'fsync'])
  await first.close()

  const second = await openDatabase({ folder })
  expect(await second.db.selectFrom('setting').select('value').where('name', '=', 'a').execute()).toEqual([
    { value: 'b' },
  ])
  await second.close()
})

test('data of another PostgreSQL version is refused with advice', async () => {
  const folder = join(home, 'older')
  await mkdir(join(folder, 'pg'), { recursive: true })
  writeFileSync(join(folder, 'pg/PG_VERSION'), '17\n')
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data in ${join(folder, 'pg')} was written by PostgreSQL 17, and this Overture reads 18: start the version of Overture that wrote it, or set DATA_DIR to a new folder.`,
  )
})

test('a transaction makes other queries wait, and a failed one changes nothing', async () => {
  const { db, close } = await openDatabase({ folder: join(home, 'transactions'), durable: false })
  await db.insertInto('setting').values({ name: 'count', value: '0' }).execute()
  const increment = () =>
    db.transaction().execute(async (tx) => {
      const { value } = await tx
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'count')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('setting')
        .set({ value: `${Number(value) + 1}` })
        .where('name', '=', 'count')
        .execute()
      if (Number(value) % 10 === 9) throw new Error('every tenth fails')
    })
  await Promise.allSettled(Array.from({ length: 50 }, increment))
  expect(await db.selectFrom('setting').select('value').where('name', '=', 'count').execute()).toEqual([{ value: '9' }])
  await close()
})
