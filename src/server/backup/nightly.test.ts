import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { isBackupDue } from './nightly.ts'
import { readLastBackup, recordBackup } from './tables-store.ts'

const app = await testApp()
const at = (text: string) => new Date(`2026-03-${text}:00.000Z`)

test.each([
  ['the night after', '01T03:00', '02T02:23', true],
  ['later in the same night', '02T02:23', '02T04:23', false],
  ['the day after', '02T02:23', '02T18:23', false],
  ['by day, when a night was missed', '01T02:23', '02T09:23', true],
  ['the night after a backup by day', '02T09:23', '03T02:23', false],
  ['the evening after that', '02T09:23', '03T15:23', true],
])('%s', (_when, last, now, due) => {
  expect(isBackupDue(at(last), at(now))).toBe(due)
})

test('/metrics says when the last backup was made, and before the first one when the database was', async () => {
  const shown = async () => {
    const { body } = await app.app.inject('/metrics')
    return Number(/^backup_last_success_timestamp_seconds (\d+)$/m.exec(body)?.[1])
  }
  const made = await shown()
  expect(made).toBe(Math.floor((await readLastBackup(app.db)).getTime() / 1000))
  expect(Math.abs(Date.now() / 1000 - made)).toBeLessThan(3600)
  await recordBackup(app.db, at('05T02:23'))
  expect(await shown()).toBe(at('05T02:23').getTime() / 1000)
  await app.db.deleteFrom('setting').where('name', '=', 'last_backup').execute()
})
