import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
const running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-supervise-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Its one-line program writes its process number to a file when it serves. */
function supervised(server: string) {
  const pids = join(folder, 'pids')
  const note = `require('node:fs').appendFileSync(${JSON.stringify(pids)}, process.pid + ' ')`
  const program = server.replace('SERVE', `process.send('ready', () => ${note})`)
  const supervisor = `
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))}
    supervise(process.execPath, ['-e', ${JSON.stringify(program)}], {})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.push(child)
  const said = { text: '' }
  child.stderr.on('data', (text) => {
    said.text += text
  })
  const started = () => (existsSync(pids) ? readFileSync(pids, 'utf8').trim().split(' ').map(Number) : [])
  const isStarted = (times: number) =>
    vi.waitFor(() => expect(started().length).toBeGreaterThanOrEqual(times), { timeout: 20_000 })
  return { child, said, started, isStarted, exit: once(child, 'exit').then(([code]) => code) }
}

const STEADY = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); SERVE"
const DYING = 'setTimeout(() => process.exit(7), 100); SERVE'

test('a server that dies while it serves is started again, and a sentence gives the reason', async () => {
  const { child, said, started, isStarted, exit } = supervised(STEADY)
  await isStarted(1)
  const [first = 0] = started()
  process.kill(first, 'SIGKILL')
  await isStarted(2)
  expect(said.text).toMatch(/^Overture ended \(SIGKILL\) after serving for \d s: it is started again in 1 s\.\n$/)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

test('the pauses before a new start get longer', async () => {
  const { said, isStarted } = supervised(DYING)
  await isStarted(3)
  expect(said.text).toMatch(/code 7.* in 1 s\.\n.*code 7.* in 2 s\.\n/)
})

test("the supervisor ends at once if the server cannot start, with the server's exit code", async () => {
  const { said, exit } = supervised("console.error('Set PORT to another.'); process.exit(3)")
  expect(await exit).toBe(3)
  expect(said.text).toBe('Set PORT to another.\n')
})

test('the supervisor ends if a signal comes during a pause', async () => {
  const { child, said, exit } = supervised(DYING)
  await vi.waitFor(() => expect(said.text).toContain('started again in 2 s'), { timeout: 20_000 })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
