import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropLeftovers, dropOldBackups, handoverPath, nameAt, newestBackup } from './places.ts'

test('the newest seven backups are kept, and so is every file with another name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-places-'))
  const names = Array.from({ length: 10 }, (_, day) => nameAt(new Date(Date.UTC(2026, 11, 25 + day, 3, 4, 5))))
  for (const name of [...names, 'mine.backup']) writeFileSync(join(folder, name), '')
  dropOldBackups(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['mine.backup', ...names.slice(3)])
  expect(names.at(-1)).toBe('overture-20270103T030405Z.backup')
  rmSync(folder, { recursive: true })
})

test('files that a killed process left seven hours ago are deleted, but new ones stay', () => {
  const home = mkdtempSync(join(tmpdir(), 'overture-places-'))
  const left = handoverPath(home, 'left')
  const folder = join(home, 'backups')
  for (const name of ['scratch-left', 'scratch-new']) mkdirSync(join(folder, name, 'pg'), { recursive: true })
  for (const file of [left, handoverPath(home, 'new')]) writeFileSync(file, '')
  const evening = new Date(Date.now() - 7 * 3_600_000)
  for (const path of [left, join(folder, 'scratch-left')]) utimesSync(path, evening, evening)
  dropLeftovers(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['.new.part', 'scratch-new'])
  rmSync(home, { recursive: true })
})

test('a backups folder that cannot be read is an error, and does not count as empty', () => {
  const home = mkdtempSync(join(tmpdir(), 'overture-places-'))
  expect(newestBackup(home)).toBeUndefined()
  writeFileSync(join(home, 'backups'), 'no folder')
  expect(() => newestBackup(home)).toThrow('ENOTDIR')
  rmSync(home, { recursive: true })
})
