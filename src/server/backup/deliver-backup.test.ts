import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { writeBackupFile } from './backup-file.ts'
import { confirmBackup, deliverBackup, refuseUnwritable } from './deliver-backup.ts'
import { fileRefusal } from './file-refusal.ts'

const home = mkdtempSync(join(tmpdir(), 'overture-deliver-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function aBackup() {
  const file = join(mkdtempSync(join(home, 'made-')), '.1.part')
  return { file, ...(await writeBackupFile(file, Readable.from(['{}\n']))) }
}

test('a backup is moved to the chosen place, and no other files remain', async () => {
  const made = await aBackup()
  const bytes = readFileSync(made.file)
  mkdirSync(join(home, 'usb'))
  await deliverBackup(made, join(home, 'usb', 'mine.backup'))
  expect(readFileSync(join(home, 'usb', 'mine.backup'))).toEqual(bytes)
  expect(readdirSync(join(home, 'usb'))).toEqual(['mine.backup'])
  expect(existsSync(made.file)).toBe(false)
})

test.each([
  ['none/mine.backup', 'there is no such folder'],
  ['file/mine.backup', 'a part of the path is a file, not a folder'],
  ['loop/mine.backup', 'a link in the path leads back to itself'],
  [`${'long'.repeat(80)}.backup`, 'the name is too long'],
])('%s is refused in words, and no hidden copy remains', async (place, reason) => {
  writeFileSync(join(home, 'file'), '')
  rmSync(join(home, 'loop'), { force: true })
  symlinkSync(join(home, 'loop'), join(home, 'loop'))
  const made = await aBackup()
  const target = join(home, place)
  const words = `No backup was written to ${target}: ${reason}.`
  expect(() => refuseUnwritable(target)).toThrow(words)
  await expect(deliverBackup(made, target)).rejects.toThrow(words)
  expect(existsSync(made.file)).toBe(false)
})

test('a place is tested before the backup is made, and the test leaves no file there', () => {
  const folder = mkdtempSync(join(home, 'early-'))
  refuseUnwritable(join(folder, 'mine.backup'))
  expect(readdirSync(folder)).toEqual([])
  expect(() => refuseUnwritable(folder)).toThrow('that is a folder, not a file')
})

// Root may enter every folder.
test.runIf(process.getuid?.() !== 0)(
  'a folder that may not be entered is refused like one that may not be written to',
  async () => {
    const folder = join(home, 'closed')
    mkdirSync(folder, { mode: 0o000 })
    const made = await aBackup()
    await expect(deliverBackup(made, join(folder, 'mine.backup'))).rejects.toThrow('may not write there')
    expect(existsSync(made.file)).toBe(false)
  },
)

test('a device or a pipe is never replaced by a backup', async () => {
  const pipe = join(home, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const target of [pipe, '/dev/null']) {
    const made = await aBackup()
    await expect(deliverBackup(made, target)).rejects.toThrow('a device or a pipe')
    expect(() => refuseUnwritable(target)).toThrow('a device or a pipe')
    expect(statSync(target).isFile()).toBe(false)
  }
})

test('a file that is not a backup is not replaced, but an older backup is', async () => {
  const place = join(home, 'notes.txt')
  writeFileSync(place, 'my notes')
  const made = await aBackup()
  await expect(deliverBackup(made, place)).rejects.toThrow('that file is no backup, and it would be lost')
  expect([readFileSync(place, 'utf8'), existsSync(made.file)]).toEqual(['my notes', false])
  const older = await aBackup()
  const newer = await aBackup()
  await deliverBackup(newer, older.file)
  expect(existsSync(newer.file)).toBe(false)
})

test.each([
  ['EROFS', 'that place is read-only for this program'],
  ['EACCES', 'may not write there'],
  ['ENOSPC', 'no room is left there'],
  ['EISDIR', 'that is a folder, not a file'],
])('%s is reported in words', (code, reason) => {
  expect(fileRefusal(Object.assign(new Error(code), { code }), '/x')?.message).toContain(reason)
})

test('a fault of the program is not blamed on the place', () => {
  expect(fileRefusal(new TypeError('x'), '/x')).toBeUndefined()
})

test('a backup that is missing or differs from what was written is not confirmed', async () => {
  const made = await aBackup()
  await expect(confirmBackup({ ...made, file: join(home, 'nowhere') })).rejects.toThrow('there is no such file here')
  await expect(confirmBackup({ ...made, bytes: made.bytes + 1 })).rejects.toThrow('is not the backup')
  await expect(confirmBackup({ ...made, sha256: '0'.repeat(64) })).rejects.toThrow('is not the backup')
  await confirmBackup(made)
})
