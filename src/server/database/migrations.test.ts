import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/test-postgres.ts'
import { checkNoneLeft, mayBeginFor } from '../backup/none-left.ts'
import { readSecret } from '../secret/signing-keys.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations/index.ts'

const { postgres } = inject('template')

test.runIf(postgres)(
  'processes that start at once on an empty database migrate it once, and use the same secret',
  async () => {
    const name = `m_${randomUUID().replaceAll('-', '')}`
    const url = await createDatabase(postgres ?? '', { name })
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, folder: '' })))
    const secrets = await Promise.all(
      opened.map(({ db }, index) =>
        readSecret(db, { newToken: () => `secret ${index}`, set: { secret: undefined, previous: [] } }),
      ),
    )
    expect(new Set(secrets.map((secret) => JSON.stringify(secret))).size).toBe(1)
    const [first] = opened.map(({ db }) => db)
    if (!first) throw new Error('Nothing was opened.')
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first)
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations))
    await Promise.all(opened.map(({ close }) => close()))
  },
)

test.runIf(postgres)('an empty PostgreSQL database is refused if DATA_DIR holds a database or backups', async () => {
  const url = await createDatabase(postgres ?? '', { name: `m_${randomUUID().replaceAll('-', '')}` })
  const folder = mkdtempSync(join(tmpdir(), 'overture-beside-'))
  mkdirSync(join(folder, 'pg'))
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '18')
  await expect(openDatabase({ url, folder, mayBegin: () => checkNoneLeft(folder) })).rejects.toThrow(
    /is empty, and DATA_DIR=.* holds a database of its own: correct the address; or bring the data over/,
  )
  rmSync(join(folder, 'pg'), { recursive: true })
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups', 'overture-20261125T022300Z.backup'), '')
  await expect(openDatabase({ url, folder, mayBegin: () => checkNoneLeft(folder) })).rejects.toThrow(
    /holds backups: correct the address/,
  )
  rmSync(join(folder, 'backups'), { recursive: true })
  await (await openDatabase({ url, folder, mayBegin: () => checkNoneLeft(folder) })).close()
  rmSync(folder, { recursive: true })
})

test('a new database is refused in a folder that holds only backups of a service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-backups-alone-'))
  const mayBegin = mayBeginFor({ databaseUrl: undefined, dataDir: folder })
  mkdirSync(join(folder, 'backups'))
  const backup = join(folder, 'backups', 'overture-20261125T022300Z.backup')
  writeFileSync(backup, '')
  const open = () => openDatabase({ folder, durable: false, mayBegin })
  await expect(open()).rejects.toThrow(/holds backups but no database: set DATABASE_URL as it was/)
  await expect(open()).rejects.toThrow(/holds backups but no database/)
  rmSync(backup)
  await (await open()).close()
  writeFileSync(backup, '')
  await (await open()).close()
  rmSync(folder, { recursive: true })
})

test('the names of migrations sort in the order they run', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/)
})
