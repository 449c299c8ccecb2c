import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { isUnavailable } from './unavailable.ts'

vi.setConfig({ testTimeout: 60_000 })
const home = mkdtempSync(join(tmpdir(), 'overture-backend-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const { folder: template } = inject('template')
const onceOnly = test.runIf(template)

async function openCopy(name: string) {
  const folder = join(home, name)
  cpSync(join(template ?? '', 'pg'), join(folder, 'pg'), { recursive: true })
  return { ...(await openDatabase({ folder, durable: false })), folder }
}

async function watchedDatabase(name: string) {
  const database = await openCopy(name)
  const lines: string[] = []
  const note = (_line: object, text: string) => lines.push(text)
  const metrics = new Registry()
  database.watch({ log: { error: note, info: note } as never, metrics })
  return { ...database, lines, metrics }
}

type Watched = Awaited<ReturnType<typeof watchedDatabase>>
const keep = ({ db }: Watched, name: string) => db.insertInto('setting').values({ name, value: 'kept' }).execute()
const HANG = 'do $$ begin loop end loop; end $$'
const isBack = ({ lines }: Watched) => vi.waitFor(() => expect(lines).toContain('database back'), { timeout: 30_000 })

async function failureOf(call: Promise<unknown>) {
  const begun = performance.now()
  const error = await call.then(() => 'no error').catch((thrown: unknown) => thrown)
  return { unavailable: isUnavailable(error), ms: performance.now() - begun }
}

onceOnly('a worker that hangs is stopped within 5 seconds, and committed rows survive', async () => {
  const database = await watchedDatabase('hangs')
  await keep(database, 'before')
  const open = await database.pool.connect()
  await open.query("begin; insert into setting values ('uncommitted', 'lost')")
  const held = failureOf(open.query(HANG))
  const queued = failureOf(keep(database, 'behind it'))
  const [hanging, waiting] = await Promise.all([held, queued])
  open.release(true)
  expect(hanging.unavailable && waiting.unavailable).toBe(true)
  expect(hanging.ms).toBeLessThan(5500)
  const meanwhile = await failureOf(keep(database, 'meanwhile'))
  expect(meanwhile.unavailable).toBe(true)
  expect(meanwhile.ms).toBeLessThan(500)

  await isBack(database)
  await keep(database, 'after')
  const kept = await database.db
    .selectFrom('setting')
    .select('name')
    .where('value', '=', 'kept')
    .orderBy('name')
    .execute()
  expect(kept.map(({ name }) => name)).toEqual(['after', 'before'])
  expect(database.lines).toEqual(['database away', 'database back'])
  await database.close()
})

onceOnly('a long batch may finish before the database is watched', async () => {
  const { db, close } = await openCopy('patient')
  await sql`do $$ begin
    while clock_timestamp() < statement_timestamp() + interval '5 seconds' loop end loop; end $$`.execute(db)
  await close()
})

onceOnly('after a panic of PostgreSQL the database is opened again as soon as possible', async () => {
  const database = await watchedDatabase('panics')
  await keep(database, 'before')
  const log = join(database.folder, 'pg/pg_wal')
  // As on a full disk, the write-ahead log gets no new segment.
  renameSync(log, `${log}.away`)
  const panic = await failureOf(sql`select pg_switch_wal()`.execute(database.db).then(() => keep(database, 'panic')))
  expect(panic.unavailable).toBe(true)
  expect(panic.ms).toBeLessThan(3000)
  renameSync(`${log}.away`, log)
  await isBack(database)
  const kept = await database.db.selectFrom('setting').select('name').where('value', '=', 'kept').execute()
  expect(kept).toEqual([{ name: 'before' }])
  await database.close()
})

onceOnly('the database closes within 10 seconds while its worker hangs', async () => {
  const database = await watchedDatabase('closing')
  const client = await database.pool.connect()
  const hanging = failureOf(client.query(HANG)).finally(() => client.release(true))
  const begun = performance.now()
  await database.close()
  expect((await hanging).unavailable).toBe(true)
  expect(performance.now() - begun).toBeLessThan(10_000)
})

onceOnly('a nearly full disk allows reads but no writes, also after the database was opened again', async () => {
  const database = await openCopy('full')
  let freeBytes = 1000
  const lines: string[] = []
  const note = (_line: object, text: string) => lines.push(text)
  database.watch({
    log: { error: note, warn: note, info: note } as never,
    metrics: new Registry(),
    minFreeBytes: 500,
    freeBytes: async () => freeBytes,
  })
  const writing = () => failureOf(keep({ ...database, lines, metrics: new Registry() }, `${performance.now()}`))
  const reading = () => database.db.selectFrom('setting').select('name').where('value', '=', 'kept').execute()
  expect((await writing()).unavailable).toBe(false)
  freeBytes = 499
  await vi.waitFor(async () => expect((await writing()).unavailable).toBe(true), { timeout: 5000 })
  const before = (await reading()).length
  await failureOf(sql.raw(HANG).execute(database.db))
  await vi.waitFor(() => expect(lines).toContain('database back'), { timeout: 30_000 })
  expect((await writing()).unavailable).toBe(true)
  expect(await reading()).toHaveLength(before)
  freeBytes = 600
  await vi.waitFor(async () => expect((await writing()).unavailable).toBe(false), { timeout: 5000 })
  expect(lines.filter((line) => line.startsWith('disk'))).toEqual([
    'disk nearly full: writes are refused',
    'disk has room: writes are taken again',
  ])
  await database.close()
})

onceOnly('the heap of the worker thread is measured', async () => {
  const database = await watchedDatabase('measured')
  await vi.waitFor(async () => {
    const [, bytes] = /^embedded_database_heap_bytes (\d+)$/m.exec(await database.metrics.metrics()) ?? []
    expect(Number(bytes)).toBeGreaterThan(1_000_000)
  })
  await database.close()
})
