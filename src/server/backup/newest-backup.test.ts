import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { writeBackupFile } from './backup-file.ts'
import { placeOf, stateOfNewest } from './newest-backup.ts'
import { backupsFolder, nameAt } from './places.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'overture-newest-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const made = new Date('2026-11-29T02:23:00Z')
const onServer = { databaseUrl: 'postgres://127.0.0.1/overture', dataDir }

test('with PostgreSQL, a backup of this machine must be in the folder, but one of another machine may be elsewhere', async () => {
  expect(await stateOfNewest(onServer, { made, place: 'other:/var/lib/overture' })).toBe('elsewhere')
  expect(await stateOfNewest(onServer, { made, place: placeOf({ dataDir }) })).toBe('none')
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'overture-20261125T022300Z.backup'), '')
  expect(await stateOfNewest(onServer, { made, place: placeOf({ dataDir }) })).toBe('gone')
  expect(await stateOfNewest(onServer, { made, place: 'other:/var/lib/overture' })).toBe('elsewhere')
})

test('a valid backup of another time is recognized as exchanged', async () => {
  const home = mkdtempSync(join(tmpdir(), 'overture-exchanged-'))
  const file = join(backupsFolder(home), nameAt(made))
  const at = async (madeAt: Date) => {
    const header = { madeAt, migrations: [], secretProof: '' }
    await writeBackupFile(file, Readable.from([`${JSON.stringify(header)}\n`]))
    return stateOfNewest({ databaseUrl: undefined, dataDir: home }, { made, place: placeOf({ dataDir: home }) })
  }
  expect(await at(made)).toBe('sound')
  expect(await at(new Date('2026-11-28T02:23:00Z'))).toBe('exchanged')
  rmSync(home, { recursive: true })
})
