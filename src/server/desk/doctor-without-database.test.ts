import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { testApp } from '../../../test/test-app.ts'
import { recordBackup } from '../backup/tables-store.ts'
import { runDesk } from './cli/run-desk.ts'
import { runCommand } from './run-command.ts'

const app = await testApp()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'overture-doctor-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const away = new pg.Pool({ host: '127.0.0.1', port: 1 })
afterAll(() => away.end())

test('if the database cannot be opened, doctor reports that, and checks everything else', async () => {
  mkdirSync(join(DATA_DIR, 'backups'))
  writeFileSync(join(DATA_DIR, 'backups', 'overture-20260301T022300Z.backup'), '')
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const env = {
    DATA_DIR,
    DATABASE_URL: 'postgres://ada:password@127.0.0.1:1/overture',
    PORT: `${await freePort()}`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  }
  const code = await runDesk(['doctor'], { env, cwd: DATA_DIR, user: 'grace', out: say, err: say })
  const text = said.join('\n')
  expect(code).toBe(5)
  expect(text).toContain('! Database: The database of DATABASE_URL cannot be reached (ECONNREFUSED)')
  expect(text).toMatch(/! Server +not running/)
  expect(text).toMatch(/^! Server: First fix Database: no start succeeds before[.] Then: systemctl start overture$/m)
  expect(text).toMatch(/! Mail +by SMTP through 127[.]0[.]0[.]1:\d+, from [^,]*\n/)
  expect(text).toMatch(/Certificate +none/)
  expect(text).toMatch(/Disk +\d+ MB free/)
  expect(text).toMatch(/Backup +the newest file in DATA_DIR\/backups is overture-20260301T022300Z[.]backup/)
  expect(text).not.toContain('password')
})

test('if the running server has lost its database, doctor reports that, and checks everything else', async () => {
  const gone: typeof app.deps.db = new Kysely({ dialect: new PostgresDialect({ pool: away }) })
  const outcome = await runCommand({ ...app.deps, db: gone }, { command: 'doctor', args: {}, by: 'grace' })
  expect(outcome).toMatchObject({
    result: {
      findings: expect.arrayContaining([
        expect.objectContaining({ name: 'Database', todo: expect.stringContaining('journalctl -u overture') }),
        expect.objectContaining({ name: 'Disk' }),
      ]),
    },
  })
})

const refusesWrites = process.platform === 'linux' && process.geteuid?.() === 0

test.runIf(refusesWrites)('doctor reports a disk that grants access and refuses each write', async () => {
  const deps = { ...app.deps, config: { ...app.deps.config, dataDir: '/sys' } }
  const outcome = await runCommand(deps, { command: 'doctor', args: {}, by: 'grace' })
  expect(outcome).toMatchObject({
    result: {
      findings: expect.arrayContaining([
        { name: 'Disk', found: 'DATA_DIR=/sys cannot be used', todo: expect.stringContaining('may not use /sys') },
      ]),
    },
  })
})

test('a check that fails is reported as a finding, and the other checks still run', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'overture-odd-'))
  writeFileSync(join(dataDir, 'backups'), 'a file where a folder should be')
  await recordBackup(app.db, app.clock.now(), 'here')
  const deps = { ...app.deps, config: { ...app.deps.config, dataDir, databaseUrl: undefined } }
  const outcome = await runCommand(deps, { command: 'doctor', args: {}, by: 'grace' })
  rmSync(dataDir, { recursive: true })
  expect(outcome).toMatchObject({
    result: {
      findings: expect.arrayContaining([
        expect.objectContaining({ name: 'Backup', found: expect.stringContaining('not looked at: ENOTDIR') }),
        expect.objectContaining({ name: 'Disk' }),
      ]),
    },
  })
})

test('doctor names an interrupted restore while the old data are served', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'overture-restoring-'))
  const deps = { ...app.deps, config: { ...app.deps.config, dataDir, databaseUrl: undefined } }
  const said = async () => JSON.stringify(await runCommand(deps, { command: 'doctor', args: {}, by: 'grace' }))
  expect(await said()).not.toContain('A restore runs')
  mkdirSync(join(dataDir, 'restoring'))
  expect(await said()).toContain(`restore again, or delete ${dataDir}/restoring.`)
  rmSync(dataDir, { recursive: true })
})
