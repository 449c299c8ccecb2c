import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { aDraft } from '../../test/builders.ts'
import { START_EXIT } from './start-refusal.ts'

vi.setConfig({ testTimeout: 90_000 })

const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/node')

const running: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'overture-main-'))
  folders.push(folder)
  return folder
}

function run(env: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, PORT: '0', ...env },
  })
  running.push(server)
  let said = ''
  let complained = ''
  server.stderr.on('data', (text) => {
    complained += text
  })
  const ready = new Promise<string>((done, fail) => {
    server.stdout.on('data', (text) => {
      said += text
      const address = /Overture is ready at (http:\S+)/.exec(said)?.[1]
      if (address) done(address)
    })
    server.once('exit', (code) => fail(new Error(`exited with ${code}: ${complained}`)))
  })
  // A test that does not wait for 'ready' expects the process to end.
  ready.catch(() => {})
  const exit = once(server, 'exit').then(([code]) => ({ code, complained }))
  return { server, ready, exit, log: () => said }
}

const database = () => {
  const { postgres } = inject('template')
  return { DATA_DIR: newFolder(), DEMO_MEMBERS: '0', ...(postgres ? { DATABASE_URL: postgres } : {}) }
}

const save = (address: string, init: { name: string; headers?: Record<string, string> }) =>
  fetch(`${address}/v1/intake/save-draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...init.headers },
    body: JSON.stringify({ email: 'ada@example.com', draft: aDraft({ basics: { displayName: init.name } }) }),
  })

async function openSession(address: string) {
  const first = await fetch(`${address}/v1/csrf-token`)
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, 'x-csrf-token': csrfToken }
}

test('saved answers survive kill -9, and the next server can use the folder', async () => {
  const env = database()
  const first = run(env)
  const address = await first.ready
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const headers = await openSession(address)
  let acknowledged = 0
  for (let index = 1; index <= 20; index += 1) {
    const saved = await save(address, { name: `save ${index}`, headers })
    if (saved.ok) acknowledged = index
  }
  first.server.kill('SIGKILL')
  await first.exit

  const again = await run(env).ready
  const loaded = await fetch(`${again}/v1/intake/draft?email=ada@example.com`, { headers })
  expect(await loaded.json()).toMatchObject({ version: acknowledged, draft: { basics: { displayName: 'save 20' } } })
})

test('a start logs once that the last run was killed, but nothing after a normal stop', async () => {
  const env = database()
  const isEmbedded = !inject('template').postgres
  const start = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { server, ready, log } = run(env)
    await ready
    // At 'close', all output has been read.
    const end = once(server, 'close')
    server.kill(signal)
    await end
    return log().includes('"msg":"the last run did not stop in order"')
  }
  expect(await start('SIGKILL')).toBe(false)
  expect(await start('SIGTERM')).toBe(isEmbedded)
  expect(await start('SIGTERM')).toBe(false)
})

test('a start logs that NODE_EXTRA_CA_CERTS cannot be read', async () => {
  const { server, ready, log } = run({ ...database(), NODE_EXTRA_CA_CERTS: '/none/ca.pem' })
  await ready
  const end = once(server, 'close')
  server.kill('SIGTERM')
  await end
  expect(log()).toMatch(/"level":40,.*"msg":"NODE_EXTRA_CA_CERTS=[/]none[/]ca.pem cannot be read [(]ENOENT[)]/)
})

test('SIGTERM under load breaks no reply, the server ends in time, and a second SIGTERM changes nothing', async () => {
  const { server, ready, exit, log } = run(database())
  const address = await ready
  const headers = await openSession(address)
  let stopping = false
  let broken = 0
  let saved = 0
  let told = 0
  const load = Array.from({ length: 10 }, async () => {
    for (;;) {
      // When the server has stopped listening, a refused connection is right.
      const reply = await save(address, { name: 'Ada', headers }).catch(() => undefined)
      if (!reply && stopping) return
      if (!reply) throw new Error('turned away before it was told to stop')
      if (reply.status === 503 && stopping) return
      const body = await reply.json().catch(() => undefined)
      if (reply.status !== 200 || !body) broken += 1
      saved += 1
      // With PostgreSQL, the server serves three seconds longer, and a session's saves are limited.
      if (stopping) await new Promise((resolve) => setTimeout(resolve, 200))
      if (saved === 100) {
        stopping = true
        told = performance.now()
        server.kill('SIGTERM')
        server.kill('SIGTERM')
      }
    }
  })
  await Promise.all(load)
  expect(await exit).toEqual({ code: 0, complained: '' })
  expect(broken).toBe(0)
  const said = [...log().matchAll(/"level":30[^\n]*"msg":"(stopping|stopped)"/g)].map(([, msg]) => msg)
  expect(said).toEqual(['stopping', 'stopped'])
  expect(performance.now() - told).toBeLessThan(12_000)
})

// Each test starts a server: one kind of database is enough.
const onceOnly = test.runIf(!inject('template').postgres)

onceOnly('a second server on the same folder prints one line and ends', async () => {
  const env = database()
  const { server, ready, log } = run(env)
  await ready
  expect(log()).toMatch(/"version":"[\d.]+","msg":"version"/)
  const { code, complained } = await run(env).exit
  expect(code).toBe(1)
  expect(complained).toMatch(
    new RegExp(`^Cannot start: another Overture is using this data folder \\(pid ${server.pid}\\)[^\\n]*\\n$`),
  )
})

onceOnly.each([
  [{ PORT: 'abc' }, 78, 'PORT must be a whole number from 0 to 65535.\n'],
  [
    { DATABASE_URL: 'postgres://overture:password@127.0.0.1:1/overture' },
    1,
    'The database of DATABASE_URL cannot be reached (ECONNREFUSED): check the address, and that it runs.\n',
  ],
  [{ HOST: '0.0.0.0' }, 78, /set SMTP_URL, or set OUTBOX=open[^\n]*\n$/],
  [
    {
      PUBLIC_URL: 'https://love.test',
      TRUST_PROXY: 'on',
      OPERATOR_NAME: 'Ada',
      OPERATOR_CONTACT: 'ada@love.test',
    },
    78,
    /^PUBLIC_URL is public but there is no mail server[^\n]*\n$/,
  ],
])('with %j the server ends with code %s and one sentence', async (env, expected, sentence) => {
  const { code, complained } = await run(env).exit
  expect(code).toBe(expected)
  expect(complained).toMatch(sentence)
  expect(complained).not.toContain('password@')
  expect(complained.split('\n')).toHaveLength(2)
})

test('systemd does not start the service again after a refused setting', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../ops/overture.service'), 'utf8')
  expect(unit).toContain(`RestartPreventExitStatus=${START_EXIT.setting}\n`)
})

onceOnly('a used port is reported in one sentence, before a database is created', async () => {
  const first = run({ ...database(), SMTP_ULR: 'smtps://mail.love.example' })
  const { port } = new URL(await first.ready)
  expect(first.log()).toContain('SMTP_ULR is not a setting. Did you mean SMTP_URL?')
  const env = database()
  const { code, complained } = await run({ ...env, PORT: port }).exit
  expect(code).toBe(1)
  expect(readdirSync(env.DATA_DIR)).toEqual([])
  expect(complained).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another.\n`)
})

test.skipIf(inject('template').postgres)(
  'a start with a nearly full disk serves reads and refuses writes',
  async () => {
    const env = database()
    const first = run(env)
    const headers = await openSession(await first.ready)
    expect((await save(await first.ready, { name: 'Ada', headers })).status).toBe(200)
    first.server.kill('SIGTERM')
    await first.exit
    const address = await run({ ...env, MIN_FREE_DISK_MB: '999999999' }).ready
    expect((await save(address, { name: 'Grace', headers })).status).toBe(503)
    const loaded = await fetch(`${address}/v1/intake/draft?email=ada@example.com`, { headers })
    expect(await loaded.json()).toMatchObject({ draft: { basics: { displayName: 'Ada' } } })
  },
)
