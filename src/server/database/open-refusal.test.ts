import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { FullDisk, StartRefusal } from '../start-refusal.ts'
import { VERSION } from '../version.ts'
import { checkUsable, recordVersion } from './check-usable.ts'
import { openDatabase } from './database.ts'
import { damagedFolder, openRefusal } from './open-refusal.ts'
import type { Schema } from './schema.ts'

vi.setConfig({ testTimeout: 60_000 })
const home = mkdtempSync(join(tmpdir(), 'overture-refusal-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const { folder: template } = inject('template')
const onceOnly = test.runIf(template)
const names: string[] = []

function aFolder() {
  const folder = join(home, `${names.push('folder')}`)
  cpSync(join(template ?? '', 'pg'), join(folder, 'pg'), { recursive: true })
  return folder
}

async function refusalOf(open: { url?: string; folder: string }) {
  const error = await openDatabase({ ...open, durable: false }).then(
    async ({ close }) => {
      await close()
      return 'it was opened'
    },
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartRefusal)
  const { message } = error as StartRefusal
  expect(message).not.toContain('\n')
  return message
}

const removeWal = (folder: string) => {
  for (const name of readdirSync(join(folder, 'pg/pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(folder, 'pg/pg_wal', name))
}

onceOnly.each([
  ['without PG_VERSION', (folder: string) => rmSync(join(folder, 'pg/PG_VERSION')), 'PG_VERSION is missing'],
  [
    'of rubbish',
    (folder: string) => {
      rmSync(join(folder, 'pg'), { recursive: true })
      mkdirSync(join(folder, 'pg'))
      writeFileSync(join(folder, 'pg/hello'), 'x')
    },
    'PG_VERSION is missing',
  ],
  ['of another version', (folder: string) => writeFileSync(join(folder, 'pg/PG_VERSION'), '17\n'), 'PostgreSQL 17'],
  [
    'whose control file is cut',
    (folder: string) => truncateSync(join(folder, 'pg/global/pg_control'), 100),
    'cannot be opened',
  ],
  [
    'whose control file is empty',
    (folder: string) => writeFileSync(join(folder, 'pg/global/pg_control'), Buffer.alloc(8192)),
    'cannot be opened',
  ],
  ['without its write-ahead log', removeWal, 'cannot be opened'],
])('a folder %s is refused with advice, and stays unchanged', async (_name, damage, words) => {
  const folder = aFolder()
  damage(folder)
  const before = readdirSync(join(folder, 'pg'))
  const sentence = await refusalOf({ folder })
  expect(sentence).toContain(words)
  expect(sentence).toMatch(/set DATA_DIR to a new|restore/)
  expect(readdirSync(join(folder, 'pg')).filter((name) => name !== 'postmaster.pid')).toEqual(
    before.filter((name) => name !== 'postmaster.pid'),
  )
})

onceOnly('a damaged page of a table gives a refusal when it is read', async () => {
  const folder = aFolder()
  const first = await openDatabase({ folder, durable: false })
  await sql`create table large as select repeat('x', 1000) from generate_series(1, 1000)`.execute(first.db)
  await sql`checkpoint`.execute(first.db)
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('large') as file`.execute(first.db)
  await first.close()
  const file = openSync(join(folder, 'pg', rows[0]?.file ?? ''), 'r+')
  writeSync(file, Buffer.alloc(8192, 0xff), 0, 8192, 0)
  closeSync(file)
  const second = await openDatabase({ folder, durable: false })
  const error = await sql`select count(*) from large`.execute(second.db).catch((thrown: unknown) => thrown)
  await second.close()
  expect(openRefusal(error, { folder })?.message).toContain('cannot be opened (XX001)')
})

onceOnly('an interrupted first boot is repeated, and its files are moved aside', async () => {
  const folder = join(home, 'interrupted')
  mkdirSync(join(folder, 'pg/base'), { recursive: true })
  writeFileSync(join(folder, 'pg.unfinished'), '')
  const { close } = await openDatabase({ folder, durable: false })
  await close()
  expect(statSync(join(folder, 'pg/PG_VERSION')).isFile()).toBe(true)
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('pg'))
      .sort(),
  ).toEqual(['pg', 'pg.aside'])
})

test('a schema newer than this program is refused', async () => {
  const error = new Error('corrupted migrations: previously executed migration 0099-future is missing')
  expect(openRefusal(error, { folder: '/data' })?.message).toBe(
    'The database was written by a newer Overture (0099-future): start that version, or set DATA_DIR to another folder.',
  )
})

onceOnly('a folder of a newer program is refused after its migrations are compared', async () => {
  const folder = aFolder()
  const { db, close } = await openDatabase({ folder, durable: false })
  await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(db)
  await close()
  expect(await refusalOf({ folder })).toContain('newer Overture (9999-future)')
})

onceOnly.each([
  ['a file', () => join(import.meta.dirname, 'embedded.ts'), 'ENOTDIR'],
  ['inside a file', () => join(import.meta.dirname, 'embedded.ts/data'), 'ENOTDIR'],
  ['a place where nothing can be made', () => '/proc/overture', 'ENOENT'],
])('DATA_DIR that is %s is refused', async (_name, folder, code) => {
  expect(await refusalOf({ folder: folder() })).toBe(
    `DATA_DIR=${folder()} cannot be used (${code}): set it to a folder that Overture may write to.`,
  )
})

onceOnly.each([
  ['hangs up', true],
  ['says nothing', false],
])(
  'a database peer that %s is refused within 5 seconds, without the password in the message',
  async (_name, hangsUp) => {
    const peer = createServer((socket) => {
      socket.on('error', () => {})
      if (hangsUp) socket.end()
    })
    await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
    const { port } = peer.address() as { port: number }
    const begun = performance.now()
    const sentence = await refusalOf({ url: `postgres://ada:password@127.0.0.1:${port}/overture`, folder: '' })
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(sentence).toMatch(
      /^The database of DATABASE_URL cannot be reached \(.+\): check the address, and that it runs\.$/,
    )
    expect(sentence).not.toContain('password')
    peer.close()
  },
)

onceOnly('a folder that a newer Overture used is refused, although its schema is the same', async () => {
  const folder = aFolder()
  const first = await openDatabase({ folder, durable: false })
  expect(await recordVersion(first.db, { isNew: true })).toBeUndefined()
  await sql`delete from setting where name = 'newest_version'`.execute(first.db)
  expect(await recordVersion(first.db)).toBe('an older version')
  expect(await recordVersion(first.db)).toBeUndefined()
  await first.close()
  const second = await openDatabase({ folder, durable: false })
  await sql`update setting set value = '99.0.0' where name = 'newest_version'`.execute(second.db)
  await second.close()
  expect(await refusalOf({ folder })).toBe(
    `The database was used by Overture 99.0.0, and this is ${VERSION}: start that version or a newer one, or restore a backup from before the upgrade.`,
  )
})

test.each([
  ['28P01', 'refuses the password: check the user'],
  ['3D000', 'does not exist: make it with'],
  ['28000', 'pg_hba.conf'],
  ['42501', 'make the user the owner'],
])('an answer of a server with %s is not reported as an unreachable server', (code, words) => {
  const error = Object.assign(new pg.DatabaseError('no', 0, 'error'), { code })
  const said = openRefusal(error, { url: 'postgres://ada:password@db/overture', folder: '' })?.message
  expect(said).toContain(words)
  expect(said).not.toMatch(/cannot be reached|ada:password/)
})

test.each([
  ['the embedded database', {}, 'in DATA_DIR=/data', new Error('Query read timeout')],
  [
    'a server',
    { url: 'postgres://ada:password@db/overture' },
    'of DATABASE_URL',
    Object.assign(new pg.DatabaseError('canceling statement', 0, 'error'), { code: '57014' }),
  ],
])('after a slow query, %s is reported neither as damaged nor as unreachable', (_name, url, place, error) => {
  const said = openRefusal(error, { folder: '/data', ...url })?.message
  expect(said).toContain(`The database ${place} took too long to answer a query`)
  expect(said).not.toMatch(/cannot be|restore|password/)
})

test.each([
  ['150018', '15.18 (Debian 15.18-0+deb12u1)', 'is PostgreSQL 15.18'],
  ['170004', '17.4', 'is PostgreSQL 17.4'],
])('a server of version %s is refused before anything is changed', async (number, text, words) => {
  const asked: string[] = []
  const old = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => answering(asked, { number, text, used: true }),
    },
  })
  await expect(checkUsable(old)).rejects.toThrow(words)
  expect(asked).toHaveLength(1)
})

function answering(asked: string[], row: object): Driver {
  return Object.assign(new DummyDriver(), {
    acquireConnection: async () => ({
      executeQuery: async ({ sql: text }: { sql: string }) => {
        asked.push(text)
        return { rows: [row] as never[] }
      },
      async *streamQuery() {},
    }),
  })
}

test.each(['25006', '53100'])(
  'a full disk (%s) is reported as full, without the advice to restore a backup',
  (code) => {
    const error = Object.assign(new pg.DatabaseError('words of a person', 0, 'error'), { code })
    const refusal = openRefusal(error, { folder: '/data' })
    expect(refusal).toBeInstanceOf(FullDisk)
    expect(refusal?.message).toMatch(/^The disk of DATA_DIR=\/data is too full to start .*MIN_FREE_DISK_MB.*[.]$/)
    expect(refusal?.message).not.toMatch(/from a backup|words of/)
  },
)

test('a file that may not be opened is reported as such, without the advice to restore a backup', () => {
  const said = damagedFolder('/data', 'could not open file "pg_logical/x": Permission denied').message
  expect(said).toMatch(/may not use [/]data[/]pg [(]EACCES[)][.] .*chown -R/)
  expect(said).not.toContain('backup')
})

test('files of another user are reported as such, without the advice to restore a backup', () => {
  const error = Object.assign(new pg.DatabaseError('could not open file', 0, 'error'), { code: '42501' })
  const said = openRefusal(error, { folder: '/data' })?.message
  expect(said).toMatch(/may not use [/]data[/]pg [(]42501[)][.] .*chown -R/)
  expect(said).not.toContain('backup')
})
