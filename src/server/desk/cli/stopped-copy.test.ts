import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const template = inject('template')
const home = mkdtempSync(join(tmpdir(), 'overture-stopped-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A running server, which answers the desk's first question. @param take gets the command */
async function serverIn(dataDir: string, take: (command: IncomingMessage) => void) {
  mkdirSync(join(dataDir, 'desk'))
  const server = createServer((request, reply) => (request.method === 'GET' ? reply.end() : take(request)))
  await once(server.listen(join(dataDir, 'desk', 'socket')), 'listening')
  return server
}

// Ctrl-C arrives twice: npm forwards it, and a terminal sends it to the whole group. runuser kills two seconds later.
test.runIf(template.folder)(
  'a second Ctrl-C ends also the processes of a command that ignores the first one',
  async () => {
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
    const ended = once(child, 'exit')
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/\d\n/), { timeout: 60_000 })
    child.kill('SIGINT')
    await pass(100)
    child.kill('SIGINT')
    await pass(1900)
    child.kill('SIGKILL')
    await ended
    // The machine's first process removes ended processes after some time.
    const group = Number(readFileSync(file, 'utf8'))
    await vi.waitFor(() => expect(() => process.kill(-group, 0)).toThrow('ESRCH'), { timeout: 20_000 })
  },
)

test('Ctrl-C during a command of the running server prints that the server continues', async () => {
  const DATA_DIR = mkdtempSync(join(home, 'beside-'))
  let begin = () => {}
  const begun = new Promise<void>((done) => {
    begin = done
  })
  const server = await serverIn(DATA_DIR, begin)
  const desk = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup'], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(desk, 'close')
  let said = ''
  desk.stderr.on('data', (part) => {
    said += part
  })
  await begun
  desk.kill('SIGINT')
  expect(await ended).toEqual([null, 'SIGINT'])
  expect(said).toBe('The desk alone ends here: the running server goes on with backup.\n')
  server.closeAllConnections()
  server.close()
})

test('if the server is killed during a copy, the desk says so in a sentence', async () => {
  const DATA_DIR = mkdtempSync(join(home, 'killed-'))
  const server = await serverIn(DATA_DIR, ({ socket }) => socket.destroy())
  const desk = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup', '--copy'], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  desk.stderr.on('data', (part) => {
    said += part
  })
  expect(await once(desk, 'close')).toEqual([1, null])
  expect(said.split('\n').slice(1)).toEqual([
    'The server that ran backup ended before it answered. A BACKUP_COMMAND may go on: doctor says.',
    '',
  ])
  server.close()
})
