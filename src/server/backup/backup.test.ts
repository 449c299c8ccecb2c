import { hash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { chatOf } from '../../../test/chat.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import { ask } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { createDatabase } from '../../../test/test-postgres.ts'
import { exportAccount } from '../account/export-account.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { migrations } from '../database/migrations/index.ts'
import { markMoved } from '../database/moved-marker.ts'
import { backup as backupCommand } from '../desk/commands/backup.ts'
import { runCommand } from '../desk/run-command.ts'
import { currentOf } from '../http/sign.ts'
import { startJobs } from '../jobs/jobs.ts'
import { StartRefusal } from '../start-refusal.ts'
import { backUp } from './back-up.ts'
import { writeBackupFile } from './backup-file.ts'
import { restore } from './restore-backup.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const { postgres } = inject('template')
const app = await testApp()
const home = mkdtempSync(join(tmpdir(), 'overture-backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const config: Config = { ...readConfig({}), minFreeBytes: 0, dataDir: join(home, 'data'), ...app.place }
const deps = { ...app.deps, config }
const newFolder = (): Config => ({ ...readConfig({}), minFreeBytes: 0, dataDir: mkdtempSync(join(home, 'to-')) })

let made: Awaited<ReturnType<typeof backUp>>
let before: Awaited<ReturnType<typeof contentsOf>>
beforeAll(async () => {
  const people = await aWorld()
  before = await contentsOf(app, people)
  made = await backUp(deps)
})

async function aWorld() {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const odd = { displayName: 'Eve "tab\t\\n" é 🦊' }
  await visitor(app, aPartner({ account: { email: 'eve@example.com' }, basics: odd }))
  const chat = await chatOf(ada.browser, { name: 'Ada', email: ada.email })
  await chat.say('I never smoke')
  await chat.complete(ada.email)
  await ada.browser.post('/v1/intake/save-draft', { email: ada.email, draft: { basics: { displayName: 'Ada Later' } } })
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  expect((await ask(ada, 'Bo', { share: { email: true } })).statusCode).toBe(200)
  return [bo, ada]
}

async function contentsOf(
  { db, pool }: { db: Database; pool: pg.Pool },
  people: { memberId: string; email: string }[],
) {
  const tables = Object.entries(await readEverything(db)).filter(
    ([name]) => name.startsWith('public.') && !/kysely_migration|durability_probe/.test(name),
  )
  const plain = (row: string) => row.replace(/"(changed|seen|profile_changed)": "\d+"/g, '"$1": ""')
  const notDone = await pool.query(
    `select name, id, data, priority, singleton_key, date_trunc('milliseconds', start_after) as at, retry_limit
     from pgboss.job where state < 'completed' order by id`,
  )
  const stale = await pool.query(
    `select count(*)::integer as cards from match join member_profile using (member_id) where profile_changed <> changed`,
  )
  return {
    people,
    rows: Object.fromEntries(tables.map(([name, rows]) => [name, rows.map(plain).toSorted()])),
    exports: await Promise.all(
      people.map(async (one) => JSON.stringify(await exportAccount({ ...app.deps, db }, one))),
    ),
    jobs: notDone.rows,
    stale: stale.rows,
  }
}

async function inPlace<T>(place: Config, look: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const opened = await openDatabase({ url: place.databaseUrl, folder: place.dataDir, durable: false })
  return look(opened).finally(opened.close)
}
const contentsIn = (place: Config) => inPlace(place, (opened) => contentsOf(opened, before.people))

async function emptyServerDatabase(): Promise<Config> {
  const name = `r_${randomUUID().replaceAll('-', '')}`
  return { ...newFolder(), databaseUrl: await createDatabase(postgres ?? '', { name }) }
}

test('a backup is one file that only its owner may open, and no other files remain', () => {
  expect(made.rows).toMatchObject({ member: 2, submission: 3, introduction: 1 })
  expect(before.jobs.length).toBeGreaterThan(1)
  expect(statSync(made.file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(config.dataDir, 'backups'))).toEqual([basename(made.file)])
})

test('a folder is restored exactly, twice, and is overwritten only with --replace', async () => {
  const place = { ...newFolder(), secret: currentOf(app.deps.secret) }
  mkdirSync(join(place.dataDir, 'restoring', 'pg'), { recursive: true })
  writeFileSync(join(place.dataDir, 'restoring', 'pg', 'PG_VERSION'), '18\n')
  await expect(contentsIn(place)).rejects.toThrow('was interrupted: run it again')
  expect((await restore(place, { file: made.file, replace: false })).isOtherSecret).toBe(false)
  expect(existsSync(join(place.dataDir, 'restoring'))).toBe(false)
  expect(await contentsIn(place)).toEqual(before)

  await expect(restore(place, { file: made.file, replace: false })).rejects.toThrow('holds a database already')
  expect(await contentsIn(place)).toEqual(before)

  const other = { ...place, secret: 'a secret that is another one' }
  expect((await restore(other, { file: made.file, replace: true })).isOtherSecret).toBe(true)
  expect(await contentsIn(place)).toEqual(before)
  await expect(restore(other, { file: made.file, replace: true })).rejects.toThrow('Nothing was changed.')
  expect(existsSync(join(place.dataDir, 'pg.replaced', 'PG_VERSION'))).toBe(true)

  await inPlace(place, async ({ db, pool }) => {
    // A transaction number in the future would hide its row from every process.
    const ahead = await pool.query(`
      select x from (
        select changed as x from member_profile union all select changed from feedback union all
        select changed from exposure union all select seen from match_list union all
        select profile_changed from match) as numbers
      where x >= pg_snapshot_xmin(pg_current_snapshot())`)
    expect(ahead.rows).toEqual([])
    const jobs = await startJobs({ pool, polls: false, onError: (error) => console.error(error) })
    const sent: string[] = []
    await jobs.work('send-mail', async ({ mailId }) => void sent.push(mailId))
    await jobs.drain()
    await jobs.stop()
    const waiting = await db.selectFrom('mail').select('id').execute()
    expect(waiting.length).toBeGreaterThan(0)
    expect(sent.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
  })
})

test.runIf(postgres)(
  "a PostgreSQL backup can be restored into a folder, and a folder's backup into PostgreSQL",
  async () => {
    const folder = newFolder()
    await restore(folder, { file: made.file, replace: false })
    const again = join(home, 'from-folder')
    await inPlace(folder, ({ db }) => backUp({ ...deps, db, config: folder }, { file: again }))
    const server = await emptyServerDatabase()
    const moved = { ...server, dataDir: folder.dataDir }
    await restore(moved, { file: again, replace: false })
    expect(await contentsIn(server)).toEqual(before)
    // A start without DATABASE_URL must not use old data.
    await expect(contentsIn(folder)).rejects.toThrow(
      /moved to PostgreSQL on \d{4}-\d\d-\d\d: set DATABASE_URL again; or .* restore FILE --replace; or delete .*pg[.]moved/,
    )
    await restore(folder, { file: again, replace: true })
    expect(await contentsIn(folder)).toEqual(before)
  },
)

test('a folder without a database is not marked as moved', () => {
  const { dataDir } = newFolder()
  markMoved(dataDir, new Date())
  expect(readdirSync(dataDir)).toEqual([])
})

test.runIf(postgres)(
  'a PostgreSQL server that is in use is refused, and one with data only accepted with --replace',
  async () => {
    await expect(restore(config, { file: made.file, replace: true })).rejects.toThrow('stop every server on it first')
    const place = await emptyServerDatabase()
    await restore(place, { file: made.file, replace: false })
    await expect(restore(place, { file: made.file, replace: false })).rejects.toThrow('is not empty')
    await restore(place, { file: made.file, replace: true })
    expect(await contentsIn(place)).toEqual(before)
  },
)

test('a backup that is cut or differs in one byte is refused before anything is written', async () => {
  const whole = readFileSync(made.file)
  const bad = join(home, 'bad')
  const place = newFolder()
  const refused = async (bytes: Buffer, what: string) => {
    writeFileSync(bad, bytes)
    await expect(restore(place, { file: bad, replace: true }), what).rejects.toThrow(/not a backup|damaged|of a kind/)
  }
  const middle = Math.floor(whole.length / 2)
  for (const at of [0, 5, 16, 40, 88, 89, 90, 93, 97, 101, middle, whole.length - 1]) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await refused(bytes, `byte ${at}`)
  }
  for (const length of [0, 10, 89, 90, middle, whole.length - 1])
    await refused(whole.subarray(0, length), `${length} bytes`)
  await refused(Buffer.concat([whole, Buffer.from('\n')]), 'one byte more')
  await expect(restore(place, { file: join(home, 'none'), replace: true })).rejects.toThrow('ENOENT')
  expect(readdirSync(place.dataDir)).toEqual([])
})

async function backupWithoutEnd() {
  const file = join(home, 'cut')
  const header = { madeAt: '2026-03-02T12:00:00.000Z', migrations: [], secretProof: '' }
  await writeBackupFile(file, Readable.from([`${JSON.stringify(header)}\n`]))
  return file
}

test('a failed restore leaves no files behind', async () => {
  const place = newFolder()
  await expect(restore(place, { file: await backupWithoutEnd(), replace: false })).rejects.toThrow('has no last line')
  expect(existsSync(join(place.dataDir, 'restoring'))).toBe(false)
  expect(existsSync(join(place.dataDir, 'pg'))).toBe(false)
})

const HEADER = JSON.stringify({
  madeAt: '2026-03-02T12:00:00.000Z',
  migrations: Object.keys(migrations),
  secretProof: '',
})
const OUTBOX = JSON.stringify({ table: 'outbox', columns: ['id'] })
test.each([
  ['nothing', []],
  ['no JSON', ['hello\n']],
  ['a header of something else', ['{"a":1}\n']],
  ['a list for a header', ['[]\n']],
  ['rows before any table', [`${HEADER}\n["a"]\n`]],
  ['a table that is not there', [`${HEADER}\n{"table":"pg_class","columns":["oid"]}\n["1"]\n`]],
  ['a column that is not there', [`${HEADER}\n{"table":"outbox","columns":["x; drop table member"]}\n["1"]\n`]],
  ['a row that is no row', [`${HEADER}\n${OUTBOX}\n[\n{"end":{}}\n`]],
  ['a row without what it needs', [`${HEADER}\n${OUTBOX}\n["1"]\n{"end":{}}\n`]],
  ['a job of another shape', [`${HEADER}\n{"table":"(queue)","columns":[]}\n["x"]\n{"end":{}}\n`]],
  ['an end of another shape', [`${HEADER}\n{"end":[]}\n`]],
  ['an end that counts what is not there', [`${HEADER}\n{"end":{"member":{"rows":9,"sum":"1"}}}\n`]],
])('a file with the right checksum that contains %s is refused in one sentence', async (_what, text) => {
  const file = join(home, 'strange')
  await writeBackupFile(file, Readable.from(text))
  const refusal: unknown = await restore(newFolder(), { file, replace: false }).catch((error) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toMatch(/^[^\n]{20,250}\.$/)
})

test('a file that cannot be unpacked is refused in one sentence', async () => {
  const file = join(home, 'unpacked')
  const body = Buffer.from('no gzip at all')
  writeFileSync(file, Buffer.concat([Buffer.from(`overture-backup 1 sha256 ${hash('sha256', body)}\n`), body]))
  await expect(restore(newFolder(), { file, replace: false })).rejects.toThrow(/cannot be unpacked/)
})

test('an endless line is refused before it fills the memory, in the header and after it', async () => {
  const endless = function* (before: string) {
    yield before
    for (let at = 0; at < 300; at += 1) yield 'x'.repeat(2 ** 20)
  }
  for (const before of ['', `${HEADER}\n${OUTBOX}\n["`]) {
    const file = join(home, 'endless')
    await writeBackupFile(file, Readable.from(endless(before)))
    const began = performance.now()
    await expect(restore(newFolder(), { file, replace: false })).rejects.toThrow(/has no end/)
    expect(performance.now() - began).toBeLessThan(60_000)
  }
})

test('if an interrupted restore is followed by a failed one, a server cannot start with an empty database', async () => {
  const place = newFolder()
  mkdirSync(join(place.dataDir, 'restoring', 'pg'), { recursive: true })
  await expect(restore(place, { file: await backupWithoutEnd(), replace: false })).rejects.toThrow('has no last line')
  expect(readdirSync(join(place.dataDir, 'restoring'))).toEqual([])
  await expect(contentsIn(place)).rejects.toThrow('was interrupted: run it again')
})

test('a backup asks for enough disk space for the copy and for the test database of the proof', async () => {
  const none = backUp({ ...deps, config: { ...config, minFreeBytes: 2 ** 50 } })
  const said = await none.catch((error: Error) => error.message)
  const neededMb = Number(/needs (\d+) MB free/.exec(String(said))?.[1]) - 2 ** 30
  // An empty embedded database takes 40 MB.
  expect(neededMb).toBeGreaterThan(80)
})

test('a backup that itself fills the disk is reported as such', async () => {
  const clock = () => {
    throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  }
  expect(await runCommand({ ...deps, clock }, { command: 'backup', args: {}, by: 'grace' })).toMatchObject({
    refusal: { exitCode: 4, message: expect.stringMatching(/^The backup itself took the last room/) },
  })
})

test('with too little disk space, no file is written', async () => {
  const folder = join(config.dataDir, 'backups')
  const there = readdirSync(folder)
  await expect(backUp({ ...deps, config: { ...config, minFreeBytes: 2 ** 60 } })).rejects.toThrow('too little room')
  expect(readdirSync(folder)).toEqual(there)
})

test('for another target, the server writes only in its own folder, and the desk moves the file', async () => {
  const file = join(home, 'by-hand')
  const outcome = await runCommand(deps, { command: 'backup', args: { file }, by: 'grace' })
  const result = 'result' in outcome ? (outcome.result as { file: string; deliverTo: string }) : undefined
  expect(result).toMatchObject({ deliverTo: file })
  expect(dirname(result?.file ?? '')).toBe(join(config.dataDir, 'backups'))
  expect(existsSync(file)).toBe(false)
  expect(await backupCommand.finish?.(result, { config, readsFile: true, isByServer: true })).toMatchObject({ file })
  expect(existsSync(file)).toBe(true)
  expect(existsSync(result?.file ?? '')).toBe(false)
})

test('with too little disk space, the desk refuses the command', async () => {
  const full = { ...deps, config: { ...config, minFreeBytes: 2 ** 60 } }
  expect(await runCommand(full, { command: 'backup', args: {}, by: 'grace' })).toMatchObject({
    refusal: { exitCode: 4, message: expect.stringContaining('too little room') },
  })
})

test('a target folder that is a file is refused in words, and not reported as a fault', async () => {
  writeFileSync(join(home, 'a-file'), '')
  const wrong = backUp(deps, { file: join(home, 'a-file', 'backup') })
  await expect(wrong).rejects.toThrow('a part of the path is a file, not a folder')
  await expect(wrong).rejects.toBeInstanceOf(StartRefusal)
})

test("a backup leaves out the queue's own jobs", async () => {
  await app.pool.query(`select pgboss.create_queue('__pgboss__send-it', '{"policy": "standard"}'::jsonb)`)
  await app.pool.query(`insert into pgboss.job (name, data) values ('__pgboss__send-it', '{}')`)
  const file = join(home, 'beside-a-job-of-the-queue')
  expect(await backUp(deps, { file })).toMatchObject({ file })
})
