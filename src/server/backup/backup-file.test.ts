import { expect, test } from 'vitest'
import { checkBackupFile, unreadable } from './backup-file.ts'

test('a backup that cannot be read is refused with advice', async () => {
  await expect(checkBackupFile('/nowhere/a.backup')).rejects.toThrow(
    'The backup /nowhere/a.backup cannot be read (ENOENT): there is no such file.',
  )
  await expect(checkBackupFile('/')).rejects.toThrow('cannot be read (EISDIR)')
  expect(unreadable('/root/a.backup', { code: 'EACCES' }).message).toMatch(
    /cannot be read \(EACCES\): it must be open to the user \S+, and `install -o \S+ -m 0600 \/root\/a[.]backup \/tmp\/` makes a copy that is[.]$/,
  )
})
