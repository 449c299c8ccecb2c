import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { percentile, sleep } from '../../checks/figures.ts'
import { createDatabase, startPostgres } from '../../test/test-postgres.ts'
import { machine, progress } from '../printing.ts'
import { record } from '../record.ts'
import { startServerProcess } from '../server-process.ts'
import { fill, type Place } from './fill.ts'
import type { Moment } from './serve.ts'

/**
 * Measures a start on an empty folder, on the same folder again, and with many members: after an orderly end, which
 * saves the index, and after a kill.
 */
const { values: args } = parseArgs({
  options: {
    members: { type: 'string', default: '5000,100000' },
    postgres: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const rounds = Number(args.rounds)
const LONGEST_START_MS = 600_000
/** The server warms up one second after the start. If it stops earlier, the next start is different. */
const AFTER_MS = 2000

type Start = { servesS: number; completeS: number; cpuS: number; megabytes: number; members: number; stopS: number }
type Row = { what: string; starts: number } & Start

const round = (figure: number) => Math.round(figure * 100) / 100

async function start(env: Record<string, string>, end: NodeJS.Signals = 'SIGTERM'): Promise<Start> {
  const home = mkdtempSync(join(tmpdir(), 'overture-start-'))
  const began = performance.now()
  const { child, log, gone } = await startServerProcess(join(import.meta.dirname, 'serve.ts'), { home, env })
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS)
  const at: Partial<Record<Moment['moment'], number>> = {}
  const last = await new Promise<Moment | undefined>((done) => {
    child.on('message', (moment: Moment) => {
      at[moment.moment] = performance.now() - began
      if (moment.moment === 'complete') done(moment)
    })
    child.once('exit', () => done(undefined))
  })
  clearTimeout(late)
  if (!last) throw new Error(`The server ended before it was complete:\n${log()}`)
  await sleep(AFTER_MS)
  const stopping = performance.now()
  child.kill(end)
  await gone
  rmSync(home, { recursive: true })
  const { cpuS, megabytes, members } = last
  const seconds = (ms = Number.NaN) => round(ms / 1000)
  return {
    servesS: seconds(at.serves),
    completeS: seconds(at.complete),
    cpuS: round(cpuS),
    megabytes: Math.round(megabytes),
    members,
    stopS: seconds(performance.now() - stopping),
  }
}

async function startAgain(what: string, env: Record<string, string>, end?: NodeJS.Signals): Promise<Row> {
  const starts: Start[] = []
  for (let at = 0; at < rounds; at++) starts.push(await start(env, end))
  const middle = (figure: keyof Start) =>
    percentile(
      starts.map((one) => one[figure]),
      0.5,
    )
  const [servesS, completeS, cpuS] = [middle('servesS'), middle('completeS'), middle('cpuS')]
  const row = { what, starts: rounds, servesS, completeS, cpuS, megabytes: middle('megabytes') }
  return { ...row, members: middle('members'), stopS: middle('stopS') }
}

async function places() {
  const home = mkdtempSync(join(tmpdir(), 'overture-bench-'))
  const postgres = args.postgres ? await startPostgres() : undefined
  return {
    async next(name: string): Promise<{ place: Place; env: Record<string, string> }> {
      const folder = join(home, name)
      if (!postgres) return { place: { folder }, env: { DATA_DIR: folder } }
      const url = await createDatabase(postgres.url(), { name })
      return { place: { url }, env: { DATABASE_URL: url, DATA_DIR: folder } }
    },
    async end() {
      await postgres?.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function measure() {
  const rows: Row[] = []
  const { next, end } = await places()
  try {
    const fresh = await next('fresh')
    const env = { ...fresh.env, DEMO_MEMBERS: '5000' }
    rows.push({ what: 'empty, 5,000 demo members', starts: 1, ...(await start(env)) })
    rows.push(await startAgain('again, nothing changed', env))
    for (const count of args.members.split(',').filter(Boolean).map(Number)) {
      progress(`stores ${count} members`)
      const stored = await next(`stored_${count}`)
      await fill(stored.place, count)
      await start(stored.env)
      progress(`starts with ${count} members`)
      rows.push(await startAgain(`${count} stored members`, stored.env))
      await start(stored.env, 'SIGKILL')
      rows.push(await startAgain(`${count}, after a kill`, stored.env, 'SIGKILL'))
    }
  } finally {
    await end()
  }
  return rows
}

const database = args.postgres ? 'PostgreSQL' : 'embedded'
const rows = await measure()
if (args.record)
  record(args.postgres ? 'start-postgres' : 'start-embedded', {
    title: `Starts on ${database}`,
    tables: [{ caption: `The middle of ${rounds} starts, in seconds; memory when complete.`, rows }],
  })
if (args.json) console.log(JSON.stringify({ machine, database, rows }))
else {
  console.log(`${machine}, ${database}; the middle of ${rounds} starts, RSS when complete`)
  console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))
}
