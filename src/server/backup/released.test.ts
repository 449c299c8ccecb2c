import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { exportAccount } from '../account/export-account.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { SCHEMA_VERSION } from '../database/migrate.ts'
import { restore } from './restore-backup.ts'

vi.setConfig({ testTimeout: 120_000 })

// Per released schema: a backup of 50 members with rows in every table, and their exports without sessions and lists.
// Add one with each new schema. Rows of `mail`, `suppression`, `email_preferences` and `preview_of_network` were added
// by hand.
const folder = join(import.meta.dirname, '../../../test/fixtures/released')
const released = readdirSync(folder).filter((name) => name.endsWith('.backup'))

// Since migration 0020 the day belongs to the mailbox and is in no export.
const withoutDay = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && 'in_force' in value ? { in_force: value.in_force } : value

const home = mkdtempSync(join(tmpdir(), 'overture-released-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test.skipIf(inject('template').postgres).each(released)(
  'the backup %s can be restored and migrated, and its members lose nothing',
  async (name) => {
    const dataDir = join(home, name)
    const { rows } = await restore({ ...readConfig({}), dataDir }, { file: join(folder, name), replace: false })
    for (const [table, count] of Object.entries(rows)) expect(count, table).toBeGreaterThan(0)
    const exportsThen: Record<string, object> = JSON.parse(
      gunzipSync(readFileSync(join(folder, name.replace('.backup', '.exports.json.gz')))).toString(),
      withoutDay,
    )
    const { db, applied, close } = await openDatabase({ folder: dataDir, durable: false })
    expect(applied).toEqual([])
    const [newest] = await db
      .selectFrom('kysely_migration' as never)
      .select('name' as never)
      .orderBy('name' as never, 'desc')
      .execute()
    expect(newest).toEqual({ name: SCHEMA_VERSION })
    const members = await db.selectFrom('member').select(['id', 'email']).where('demo', '=', false).execute()
    expect(members).toHaveLength(50)
    for (const { id, email } of members) {
      const now = await exportAccount({ db, clock: () => new Date() } as never, { memberId: id, email })
      expect(JSON.parse(JSON.stringify(now)), email).toMatchObject(exportsThen[email] ?? { missing: email })
    }
    await close()
  },
)
