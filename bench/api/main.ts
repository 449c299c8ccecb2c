import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { CALL_WINDOW_MS } from '#contract/call-limits.ts'
import { onPostgres } from '../../checks/databases.ts'
import { sleep } from '../../checks/figures.ts'
import { machine, progress } from '../printing.ts'
import { startServerProcess } from '../server-process.ts'
import { CALLS, type Call, type CallName, keepStatements, makeOwners, type Owner } from './owners.ts'
import type { Addresses } from './serve.ts'

/**
 * How many calls a second the real server answers, and how fast, to 50 connections that ask without a pause for many
 * owners in turn. In the same run, in the same process and on the same database: the same SQL sent by a bare Fastify route
 * (the ceiling), and a route that sends none (the floor of HTTP).
 * npm run bench:api -- [--postgres] [--seconds 8] [--connections 50] [--owners 100] [--members 5000] [--only CALL,…] [--json]
 */
const { values: args } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '50' },
    owners: { type: 'string', default: '100' },
    members: { type: 'string', default: '5000' },
    only: { type: 'string', default: Object.keys(CALLS).join() },
    json: { type: 'boolean', default: false },
  },
})
const connections = Number(args.connections)
const ownersCount = Number(args.owners)
const names = Object.keys(CALLS).filter((name): name is CallName => args.only.split(',').includes(name))

type Load = { perSecond: number; p50: number; p99: number; failed: number }
type Row = { what: string } & Load & { ceilingPerSecond?: number; ofCeiling?: number }

/** Asks without a pause; each connection's calls are those of its own owners in turn. */
async function load(url: string, callsOf: (connection: number) => Call[]): Promise<Load> {
  let connection = 0
  const { latency, requests, non2xx, errors, timeouts, duration } = await autocannon({
    url,
    connections,
    duration: Number(args.seconds),
    setupClient: (client) => client.setRequests(callsOf(connection++)),
  })
  return {
    perSecond: Math.round((requests.total - non2xx) / duration),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  }
}

const ownersOf = (connection: number) =>
  Array.from({ length: ownersCount }, (_, number) => number).filter((number) => number % connections === connection)

async function measureCall(name: CallName, { product, bare }: Addresses, owners: readonly Owner[]): Promise<Row> {
  const mine = await load(product, (connection) => ownersOf(connection).flatMap((at) => owners[at]?.[name] ?? []))
  if (!CALLS[name].repeats) return { what: name, ...mine }
  // The calls above count against limits: what follows begins with a new window.
  await sleep(CALL_WINDOW_MS)
  for (const [at, owner] of owners.entries()) await keepStatements(product, owner[name], `${at}`)
  const replay = (at: number): Call => ({ method: 'GET', path: `/replay/${at}`, headers: {} })
  const ceiling = await load(bare, (connection) => ownersOf(connection).map(replay))
  if (ceiling.failed > 0) throw new Error(`The statements of ${name} cannot be sent again: ${ceiling.failed} failed.`)
  const ofCeiling = Math.round((100 * mine.perSecond) / ceiling.perSecond) / 100
  return { what: name, ...mine, ceilingPerSecond: ceiling.perSecond, ofCeiling }
}

async function measureAll(env: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'overture-api-'))
  const server = await startServerProcess(join(import.meta.dirname, 'serve.ts'), {
    home,
    env: { DATA_DIR: join(home, 'data'), DEMO_MEMBERS: args.members, ...env },
  })
  const heard = () =>
    Promise.race([once(server.child, 'message'), server.gone.then(() => Promise.reject(new Error('It ended.')))])
  try {
    const [addresses] = (await heard()) as [Addresses]
    const owners = await makeOwners(addresses.product, ownersCount, progress)
    server.child.send('drain')
    await heard()
    const rows: Row[] = []
    const fixed: Call = { method: 'GET', path: '/static', headers: {} }
    rows.push({ what: 'bare route without SQL', ...(await load(addresses.bare, () => [fixed])) })
    for (const name of names) {
      progress(name)
      rows.push(await measureCall(name, addresses, owners))
    }
    return rows
  } catch (error) {
    progress(server.log().slice(-2000))
    throw error
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

const rows = args.postgres ? await onPostgres(measureAll) : await measureAll({})
const database = args.postgres ? 'PostgreSQL' : 'embedded'
if (args.json) console.log(JSON.stringify({ machine, database, connections, rows }))
else {
  console.log(`${machine}, ${database}, ${connections} connections; milliseconds`)
  console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))
}
