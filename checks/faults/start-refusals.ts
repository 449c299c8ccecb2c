import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep } from '../figures.ts'
import { isReady, msUntil } from './savers.ts'

const root = join(import.meta.dirname, '../..')
const CACHE = join(root, 'node_modules', '.cache', 'node')
const MOST_MS = 5000
const RESTART_MS = 30_000

type Env = Record<string, string>
type Case = { name: string; prepare: (home: string) => Promise<{ env: Env; end?: () => void }> | { env: Env } }

/** Impossible starts are refused in one sentence; a server that dies is restarted. */
export async function run({ tell }: Options): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'overture-refusals-'))
  const sound = await ownServer({ DEMO_MEMBERS: '30' }, { folder: join(home, 'sound') })
  try {
    await sound.start()
    await sound.stop()
    const rows: Row[] = []
    // This start opens nothing: the program's own start time.
    const bareMs = (await endOf({ env: { PORT: 'abc' } })).tookMs
    for (const each of CASES) {
      const row = await refusal(each, { home, bareMs })
      tell(`${row.check}: ${row.reached}`)
      rows.push(row)
    }
    return [...rows, await startedAgain(home)]
  } finally {
    await sound.remove()
    rmSync(home, { recursive: true, force: true })
  }
}

const damaged = (name: string, damage: (pg: string) => void): Case => ({
  name,
  prepare(home) {
    const folder = join(home, name.replaceAll(' ', '-'))
    cpSync(join(home, 'sound'), folder, { recursive: true })
    damage(join(folder, 'pg'))
    return { env: { DATA_DIR: folder } }
  },
})
const dataDir = (name: string, folder: (home: string) => string): Case => ({
  name,
  prepare: (home) => ({ env: { DATA_DIR: folder(home) } }),
})

const CASES: Case[] = [
  damaged('PG_VERSION missing', (pg) => rmSync(join(pg, 'PG_VERSION'))),
  damaged('PG_VERSION of 17', (pg) => writeFileSync(join(pg, 'PG_VERSION'), '17\n')),
  damaged('folder of rubbish', (pg) => {
    rmSync(pg, { recursive: true })
    mkdirSync(pg)
    writeFileSync(join(pg, 'hello'), 'x')
  }),
  damaged('pg_control cut', (pg) => truncateSync(join(pg, 'global/pg_control'), 100)),
  damaged('pg_control zeroed', (pg) => writeFileSync(join(pg, 'global/pg_control'), Buffer.alloc(8192))),
  damaged('write-ahead log gone', (pg) => {
    for (const name of readdirSync(join(pg, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(pg, 'pg_wal', name))
  }),
  damaged('table file overwritten', (pg) => {
    const largest = largestTable(pg)
    writeFileSync(largest, Buffer.alloc(readFileSync(largest).length, 0xff))
  }),
  dataDir('DATA_DIR is a file', () => join(root, 'package.json')),
  dataDir('DATA_DIR in a file', () => join(root, 'package.json/data')),
  dataDir('DATA_DIR in /proc', () => '/proc/overture'),
  { name: 'public without TRUST_PROXY', prepare: () => ({ env: { PUBLIC_URL: 'https://overture.example' } }) },
  { name: 'database that hangs up', prepare: () => peer((end) => end()) },
  { name: 'database that says nothing', prepare: () => peer(() => {}) },
]

function largestTable(pg: string) {
  const [last = ''] = readdirSync(join(pg, 'base')).sort((a, b) => Number(b) - Number(a))
  const folder = join(pg, 'base', last)
  const bySize = readdirSync(folder).map((name) => ({ name, size: readFileSync(join(folder, name)).length }))
  return join(folder, bySize.sort((a, b) => b.size - a.size)[0]?.name ?? '')
}

async function peer(answer: (end: () => void) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    answer(() => socket.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { env: { DATABASE_URL: `postgres://ada:password@127.0.0.1:${port}/overture` }, end: () => void server.close() }
}

function start(env: Env, script: string) {
  const { PATH, HOME } = process.env
  const given = { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: CACHE, PORT: '0', DEMO_MEMBERS: '30', ...env }
  return spawn(process.execPath, [script], { cwd: root, env: given, stdio: ['ignore', 'ignore', 'pipe'] })
}

async function endOf({ env }: { env: Env }) {
  const began = performance.now()
  const child = start(env, 'src/server/main.ts')
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
  const [code] = await once(child, 'exit')
  clearTimeout(late)
  return { said, code, tookMs: Math.round(performance.now() - began) }
}

async function refusal({ name, prepare }: Case, { home, bareMs }: { home: string; bareMs: number }): Promise<Row> {
  const prepared = await prepare(home)
  const { said, code, tookMs } = await endOf(prepared)
  if ('end' in prepared) prepared.end?.()
  const isSentence = /^[A-Z][^\n]+\.\n$/.test(said) && !said.includes('password')
  return {
    check: `6 start: ${name}`,
    asked: `one sentence, code 1 (78 for a setting), < ${MOST_MS / 1000} s after the program is loaded`,
    reached: `${isSentence ? 'one sentence' : `${said.split('\n').length} lines`}, code ${code}, ${tookMs - bareMs} ms`,
    holds: isSentence && (code === 1 || code === 78) && tookMs - bareMs < MOST_MS,
    why: `${said.slice(0, 300).trim()} (${tookMs} ms in all, ${bareMs} ms of them to load)`,
  }
}

async function startedAgain(home: string): Promise<Row> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const launcher = start({ PORT: `${port}`, DATA_DIR: join(home, 'again') }, 'scripts/start.mjs')
  let said = ''
  launcher.stderr.on('data', (text) => {
    said += text
  })
  const first = await msUntil(() => isReady(url), 120_000)
  const pid = Number(readFileSync(join(home, 'again/owner'), 'utf8'))
  await sleep(500)
  process.kill(pid, 'SIGKILL')
  const again = await msUntil(
    async () => Number(readFileSync(join(home, 'again/owner'), 'utf8')) !== pid && (await isReady(url)),
    RESTART_MS,
  )
  launcher.kill('SIGTERM')
  const [code] = await once(launcher, 'exit')
  return {
    check: '2 npm start: the server is killed',
    asked: `serves again < ${RESTART_MS / 1000} s and says why; SIGTERM ends it with code 0`,
    reached: `again after ${again ?? '-'} ms, code ${code}`,
    holds: first !== undefined && again !== undefined && code === 0 && said.includes('Overture ended (SIGKILL)'),
    why: said.trim(),
  }
}
