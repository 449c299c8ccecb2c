import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { readEverything } from '../../../../test/database-contents.ts'
import { ownServer } from '../../../../test/own-server.ts'
import { testDatabase } from '../../../../test/test-database.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/database.ts'
import { claimFolder } from '../../database/folder-lock.ts'
import { callCommand } from './call-command.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const template = inject('template')
const home = mkdtempSync(join(tmpdir(), 'overture-desk-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const BO = 'bo@example.com'
const SUSPEND = ['members', 'suspend', BO, '--reason', 'You asked people for money.']
const RESTORE = ['members', 'restore', BO, '--reason', 'It was a mistake.']

/** @param killAfterMs kills the desk without cleanup @param piped its stdin */
function desk(
  env: Record<string, string>,
  args: string[],
  { killAfterMs, piped = '' }: { killAfterMs?: number; piped?: string } = {},
) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH, HOME, INIT_CWD: home, NODE_COMPILE_CACHE: join(tmpdir(), 'overture-desk-cache'), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(piped)
  if (killAfterMs !== undefined) void pass(killAfterMs).then(() => child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const)
    stream.on('data', (part) => {
      said[name] += part
    })
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.once('close', (code) => done({ code, ...said })),
  )
}

type Place = { url: string | undefined; folder: string }

async function addBo(place: Place) {
  const { db, close } = await openDatabase({ ...place, durable: false })
  await db
    .insertInto('member')
    .values({ id: '0197f3a2-0000-7000-8000-000000000001', email: BO, verified_at: new Date(), created_at: new Date() })
    .execute()
  await close()
}

/** Omits times and random values. */
async function stateOf(place: Place) {
  const { db, close } = await openDatabase({ ...place, durable: false })
  const {
    'public.desk_log': log = [],
    'public.suspension': suspended = [],
    'public.mail': mails = [],
    ...rest
  } = await readEverything(db)
  await close()
  return {
    log: log.map((row) => JSON.parse(row)).map(({ command, reason, by }) => ({ command, reason, by })),
    suspended: suspended.length,
    mails: mails.map((row) => JSON.parse(row).subject),
    member: JSON.parse(rest['public.member']?.[0] ?? '{}').suspended_by !== null,
  }
}

async function exercise(env: Record<string, string>) {
  expect(await desk(env, SUSPEND)).toMatchObject({ code: 0, out: expect.stringContaining('is suspended'), err: '' })
  expect(await desk(env, [...SUSPEND, '--by', 'grace'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('was suspended before'),
  })
  const { out } = await desk(env, ['stats', '--json'])
  expect(JSON.parse(out)).toMatchObject({ members: 1, suspended: 1 })
  expect(await desk(env, ['rebuild'])).toMatchObject({ code: 0, out: expect.stringContaining('Lists made anew') })
  writeFileSync(join(home, 'letter.md'), '# A tip\n\nMeet in public first.\n')
  const letter = ['news', 'send', '--topic', 'tips', '--file', 'letter.md']
  expect(await desk(env, [...letter, '--dry-run'])).toMatchObject({ code: 0, out: expect.stringContaining('Nobody') })
  expect(await desk(env, ['members', 'show', 'nobody@example.com'])).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringContaining('nobody@example.com'),
  })
}

const SUSPENDED = {
  log: [{ command: 'members suspend', reason: 'You asked people for money.', by: expect.any(String) }],
  suspended: 1,
  member: true,
}

test('a wrong command gets an error, and no database is opened', async () => {
  const env = { DATA_DIR: join(home, 'nothing') }
  expect(await desk(env, ['members', 'suspend', BO])).toMatchObject({
    code: 2,
    err: 'reason: --reason says why, in one sentence.\n',
  })
  expect(await desk(env, ['members', 'suspend', BO, '--reason', ' ok '])).toMatchObject({
    code: 2,
    err: 'reason: --reason is too short: 3 letters at least, and better a sentence.\n',
  })
  expect(await desk(env, ['nonsense'])).toMatchObject({ code: 2 })
  expect(await desk(env, ['stats', '--nonsense'])).toMatchObject({ code: 2 })
  const send = ['news', 'send', '--topic', 'tips', '--file']
  expect(await desk(env, [...send, 'none.md'])).toMatchObject({ code: 2, err: expect.stringContaining('ENOENT') })
  expect(await desk(env, [...send, '-'], { piped: '# A tip' })).toMatchObject({ code: 4 })
  expect(await desk(env, ['stats'])).toMatchObject({
    code: 4,
    err: expect.stringContaining('There is no data in DATA_DIR'),
  })
  const help = await desk(env, ['members', 'suspend', '--help'])
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('npm run desk -- members suspend bo@example.com')])
})

describe.runIf(template.folder)('the desk on the embedded database', () => {
  const newFolder = async (name: string) => {
    const folder = join(home, name)
    cpSync(join(template.folder ?? '', 'pg'), join(folder, 'pg'), { recursive: true })
    await addBo({ url: undefined, folder })
    return folder
  }

  test('works with the running server, over a socket that only its owner may open', async () => {
    const folder = await newFolder('running')
    const server = await ownServer({ DEMO_MEMBERS: '0' }, { folder, main: 'src/server/main.ts' })
    await server.start()
    expect(statSync(join(folder, 'desk')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'desk', 'socket')).mode & 0o777).toBe(0o600)
    await exercise({ DATA_DIR: folder })
    expect(server.log()).not.toContain(BO)
    // A killed server leaves its socket; the next server listens again.
    await server.kill()
    expect(await desk({ DATA_DIR: folder }, RESTORE)).toMatchObject({ code: 0 })
    await server.start()
    expect(await desk({ DATA_DIR: folder }, RESTORE)).toMatchObject({
      code: 0,
      out: expect.stringContaining('was not suspended'),
    })
    await server.stop()
    await server.remove()
    expect((await stateOf({ url: undefined, folder })).suspended).toBe(0)
  })

  test('works with a stopped server, also after a kill, and never in two processes at once', async () => {
    const folder = await newFolder('stopped')
    const env = { DATA_DIR: folder }
    const held = await openDatabase({ folder, durable: false })
    const waiting = desk(env, ['stats'])
    const call = { command: 'stats', args: {}, by: 'grace' }
    const told: string[] = []
    const tell = (text: string) => told.push(text)
    await expect(callCommand(readConfig(env), call, { tell, waitMs: 0 })).rejects.toThrow(
      `Overture is still starting, or another command of the desk is at work (pid ${process.pid}): try again`,
    )
    await expect(callCommand(readConfig(env), call, { tell, waitMs: 1500 })).rejects.toThrow('still starting')
    expect(told).toEqual([`Overture is starting, or just ending (pid ${process.pid}): waiting for it.`])
    const making = join(home, 'making')
    const release = claimFolder(making)
    await expect(callCommand(readConfig({ DATA_DIR: making }), call, { tell, waitMs: 0 })).rejects.toThrow('starting')
    release()
    await pass(4000)
    await held.close()
    expect(await waiting).toMatchObject({ code: 0, err: expect.stringContaining('is starting') })
    for (const killAfterMs of [700, 1500]) await desk(env, SUSPEND, { killAfterMs })
    expect(await desk(env, SUSPEND)).toMatchObject({ code: 0 })
    expect(await stateOf({ url: undefined, folder })).toEqual({ ...SUSPENDED, mails: ['Your account is suspended'] })
    expect(await desk(env, ['rebuild'])).toMatchObject({ code: 0, err: '' })
  })
})

describe.runIf(template.postgres)('the desk with DATABASE_URL', () => {
  test('works also after a kill, and gives the same results as with a server', async () => {
    const database = await testDatabase()
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const url = (template.postgres ?? '').replace(/[^/]*$/, rows[0]?.name ?? '')
    await addBo({ url, folder: '' })
    const env = { DATABASE_URL: url }
    for (const killAfterMs of [400, 800, 1200]) await desk(env, SUSPEND, { killAfterMs })
    expect((await desk(env, SUSPEND)).code).toBe(0)
    expect(await stateOf({ url, folder: '' })).toEqual({ ...SUSPENDED, mails: ['Your account is suspended'] })
    await desk(env, RESTORE)
    await exercise(env)
    await database.close()
  })
})
