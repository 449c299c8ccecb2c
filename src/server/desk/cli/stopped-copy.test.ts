import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const template = inject('template')
const home = mkdtempSync(join(tmpdir(), 'overture-stopped-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

// npm passes Ctrl-C on, and a terminal sends it to the whole group. runuser kills two seconds later.
test.runIf(template.folder)('a second Ctrl-C leaves nothing behind of a command that ignores the first', async () => {
  cpSync(join(template.folder ?? '', 'pg'), join(home, 'pg'), { recursive: true })
  const file = join(home, 'hangs')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup', '--copy'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: home,
      MIN_FREE_DISK_MB: '0',
      BACKUP_COMMAND: `trap "" TERM; echo $$ > ${file}; sleep 600; sleep 600; true`,
    },
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/\d\n/), { timeout: 60_000 })
  child.kill('SIGINT')
  await pass(100)
  child.kill('SIGINT')
  await pass(1900)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(() => process.kill(-Number(readFileSync(file, 'utf8')), 0)).toThrow('ESRCH')
})
