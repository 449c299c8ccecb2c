import nodeFs, {
  closeSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test, vi } from 'vitest'
import { DurableFolderFS } from './folder-file-system.ts'

const home = mkdtempSync(join(tmpdir(), 'overture-files-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'fsync=on']

test('folders are synced, and after a kill each file once, before the database begins', async () => {
  const [folder, killed] = [join(home, 'pg'), join(home, 'killed')]
  const fs = new DurableFolderFS(folder, () => {})
  const pg = await PGlite.create({ fs, startParams })
  const { folders } = fs.fsyncs
  await pg.exec('create table one (at int); checkpoint; create table two (); insert into one values (1)')
  expect(fs.fsyncs.folders).toBeGreaterThan(folders)
  const { rows } = await pg.query<{ path: string }>(`select pg_relation_filepath('one') as path`)
  cpSync(folder, killed, { recursive: true })
  await pg.close()

  const again = new DurableFolderFS(killed, () => {})
  const files = readdirSync(killed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const synced = await syncedDuring(async () => (await PGlite.create({ fs: again, startParams })).close())
  expect(again.fsyncs.folders).toBeGreaterThan(20)
  for (const { parentPath, name } of files) expect(synced.ahead).toContain(join(parentPath, name))
  expect(synced.ahead).toHaveLength(files.length)
  expect(synced.after.length).toBeLessThan(files.length / 4)
  for (const changed of [rows[0]?.path ?? '', 'global/pg_control', 'postmaster.pid'])
    expect(synced.after).toContain(join(killed, changed))
}, 60_000)

/** @returns the paths that were synced before the database began, and by it */
async function syncedDuring(work: () => Promise<void>) {
  const { fsync, fsyncSync } = nodeFs
  const pathOf = (fd: number) => nodeFs.readlinkSync(`/proc/self/fd/${fd}`)
  const ahead: string[] = []
  const after: string[] = []
  const noting = (fd: number, done: nodeFs.NoParamCallback) => {
    ahead.push(pathOf(fd))
    fsync(fd, done)
  }
  Object.assign(nodeFs, {
    fsync: noting,
    fsyncSync(fd: number) {
      after.push(pathOf(fd))
      fsyncSync(fd)
    },
  })
  syncBuiltinESMExports()
  await work().finally(() => {
    Object.assign(nodeFs, { fsync, fsyncSync })
    syncBuiltinESMExports()
  })
  return { ahead, after }
}

type Ops = { [name: string]: (...args: unknown[]) => unknown }
test.each<[string, number, (ops: { node: Ops; stream: Ops }, stream: { node: object }) => void]>([
  ['unchanged', 1, () => {}],
  ['written', 2, ({ stream: { write } }, stream) => write?.(stream)],
  ['cut by its name', 2, ({ node: { setattr } }, { node }) => setattr?.(node)],
  ['cut while open', 2, ({ stream: { setattr } }, stream) => setattr?.(stream)],
])('after a kill, one fsync of a file is left out unless it was changed: %s', async (name, times, change) => {
  const folder = join(home, name)
  const file = join(folder, 'file')
  mkdirSync(folder)
  writeFileSync(join(folder, 'postmaster.pid'), '')
  writeFileSync(file, '')
  const fs = new DurableFolderFS(folder, () => {})
  const { emscriptenOpts } = await fs.init({} as PGlite, {})
  const ops = { node: { setattr: vi.fn() } as Ops, stream: { setattr: vi.fn(), write: vi.fn() } as Ops }
  const NODEFS = { realPath: () => file, node_ops: ops.node, stream_ops: ops.stream }
  emscriptenOpts.preRun?.at(-1)?.({ NODEFS } as never)
  const nfd = openSync(file, 'r+')
  const stream = { nfd, node: { name: 'file', mode: constants.S_IFREG }, flags: constants.O_RDWR }
  change(ops, stream)
  for (let sync = 0; sync < 2; sync++) ops.stream.fsync?.(stream)
  closeSync(nfd)
  expect(fs.fsyncs.files).toBe(times)
})

test('commits share one fsync of the log, which comes before any other change of a file', async () => {
  const fs = new DurableFolderFS(join(home, 'shared'), () => {})
  const pg = await PGlite.create({ fs, startParams: [...startParams, '-c', 'wal_sync_method=fsync'] })
  const grow = 'insert into shared select generate_series(1, 10000)'
  await pg.exec(`create table shared (at int); ${grow}; checkpoint`)
  fs.shareSyncs()
  const syncsOf = async (work: () => unknown) => {
    const before = fs.fsyncs.files
    await work()
    return fs.fsyncs.files - before
  }
  const commit = () => pg.exec('insert into shared values (1)')
  await commit()
  fs.syncLog()
  expect(await syncsOf(async () => [await commit(), await commit(), await commit()])).toBe(0)
  expect(await syncsOf(() => fs.syncLog())).toBe(1)
  expect(await syncsOf(() => fs.syncLog())).toBe(0)
  await commit()
  expect(await syncsOf(() => pg.exec(`begin; ${grow}; rollback`))).toBe(1)
  await commit()
  // The commit of a drop comes before its file is cut to nothing.
  expect(await syncsOf(() => pg.exec('drop table shared'))).toBeGreaterThan(0)
  expect(await syncsOf(() => fs.syncLog())).toBe(0)
  await pg.close()
}, 60_000)

test('after a failed fsync the database ends, and the log never counts as synced', async () => {
  const onAbort = vi.fn()
  const fs = new DurableFolderFS(join(home, 'failing'), onAbort)
  const pg = await PGlite.create({ fs, startParams: [...startParams, '-c', 'wal_sync_method=fsync'] })
  const grow = 'insert into grown select generate_series(1, 10000)'
  await pg.exec(`create table grown (at int); ${grow}; checkpoint`)
  fs.shareSyncs()
  await pg.exec('insert into grown values (1)')
  expect(fs.logIsSynced).toBe(false)
  const { fsyncSync } = nodeFs
  nodeFs.fsyncSync = () => {
    throw new Error('EIO')
  }
  syncBuiltinESMExports()
  await pg.exec(`begin; ${grow}; rollback`).catch(() => {})
  nodeFs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
  expect(onAbort).toHaveBeenCalled()
  expect(() => fs.syncLog()).toThrow('EIO')
  expect(fs.logIsSynced).toBe(false)
}, 60_000)
