import nodeFs, { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test, vi } from 'vitest'
import { DurableFolderFS } from './folder-file-system.ts'

const home = mkdtempSync(join(tmpdir(), 'overture-files-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'fsync=on']

test('folders are synced, and after a kill each file is synced once', async () => {
  const [folder, killed] = [join(home, 'pg'), join(home, 'killed')]
  const fs = new DurableFolderFS(folder, () => {})
  const pg = await PGlite.create({ fs, startParams })
  const { folders } = fs.fsyncs
  await pg.exec('create table one (); checkpoint; create table two ()')
  expect(fs.fsyncs.folders).toBeGreaterThan(folders)
  cpSync(folder, killed, { recursive: true })
  await pg.close()

  const again = new DurableFolderFS(killed, () => {})
  const files = readdirSync(killed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  await (await PGlite.create({ fs: again, startParams })).close()
  expect(again.fsyncs.folders).toBeGreaterThan(20)
  expect(again.fsyncs.files).toBeGreaterThan(files / 2)
  expect(again.fsyncs.files).toBeLessThan(files * 1.5)
}, 60_000)

test('commits share one fsync of the log, which comes before any other change of a file', async () => {
  const fs = new DurableFolderFS(join(home, 'shared'), () => {})
  const pg = await PGlite.create({ fs, startParams: [...startParams, '-c', 'wal_sync_method=fsync'] })
  const grow = 'insert into shared select generate_series(1, 10000)'
  await pg.exec(`create table shared (at int); ${grow}; checkpoint`)
  fs.sharesSyncs = true
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
  fs.sharesSyncs = true
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
