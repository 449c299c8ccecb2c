import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropOldBackups, nameAt } from './places.ts'

test('the newest seven backups are kept, and whatever has another name; what a killed process left goes after a day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-places-'))
  const names = Array.from({ length: 10 }, (_, day) => nameAt(new Date(Date.UTC(2026, 11, 25 + day, 3, 4, 5))))
  for (const name of [...names, 'mine.backup']) writeFileSync(join(folder, name), '')
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  for (const [name, days] of [
    ['scratch-old', 2],
    ['scratch-new', 0],
  ] as const) {
    mkdirSync(join(folder, name, 'pg'), { recursive: true })
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days))
  }
  dropOldBackups(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['mine.backup', ...names.slice(3), 'scratch-new'])
  expect(names.at(-1)).toBe('overture-20270103T030405Z.backup')
  rmSync(folder, { recursive: true })
})
