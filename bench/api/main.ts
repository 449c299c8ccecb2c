import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import type { Call } from '../../checks/calls.ts'
import { onPostgres } from '../../checks/databases.ts'
import { machine, progress } from '../printing.ts'
import { record } from '../record.ts'
import { startServerProcess } from '../server-process.ts'
import { CALLS, type CallName, keepSending, keepStatements, makeOwners, type Owner, paceOf } from './owners.ts'
import type { Addresses, ToServer } from './serve.ts'
import { type Load, measureInTurn, type Share, type Target, WARM_ROUNDS } from './slices.ts'

/**
 * Measures calls per second and latency of the real server, with 50 connections. The same process serves the same SQL
 * on a bare route (the ceiling), and a route without SQL.
 */
const { values: args } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    slices: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '50' },
    owners: { type: 'string', default: '100' },
    members: { type: 'string', default: '5000' },
    only: { type: 'string', default: Object.keys(CALLS).join() },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const atOnce = Number(args.connections)
const ownersCount = Number(args.owners)
const names = Object.keys(CALLS).filter((name): name is CallName => args.only.split(',').includes(name))

type Row = { what: string } & Load & Partial<Share> & { ceilingPerSecond?: number; ceilingCpuMs?: number }

function inTurn(url: string, callOf: (owner: number) => Call | undefined, connections = atOnce): Target {
  const callsOf = (connection: number) =>
    Array.from({ length: ownersCount }, (_, owner) => owner)
      .filter((owner) => owner % connections === connection)
      .flatMap((owner) => callOf(owner) ?? [])
  return { url, connections, callsOf }
}

const ownersOf = (product: string, name: CallName, owners: readonly Owner[], connections = atOnce): Target => ({
  ...inTurn(product, (owner) => owners[owner]?.[name], connections),
  pace: paceOf(name, { owners: owners.length, slices: Number(args.slices) + WARM_ROUNDS }),
})

type Measure = (...targets: Target[]) => ReturnType<typeof measureInTurn>

async function measureCall(
  name: CallName,
  { product, bare }: Addresses,
  { owners, measure }: { owners: readonly Owner[]; measure: Measure },
): Promise<Row> {
  const mine = ownersOf(product, name, owners)
  if (!CALLS[name].repeats) {
    const { loads } = await measure(mine)
    return { what: name, ...onlyOf(loads) }
  }
  for (const [at, owner] of owners.entries()) await keepStatements(product, owner[name], `${at}`)
  const replay = inTurn(bare, (owner) => ({ method: 'GET', path: `/replay/${owner}`, headers: {} }))
  const { loads, share } = await measure(mine, replay)
  const [load, ceiling] = loads
  if (!ceiling || ceiling.failed > 0) throw new Error(`The statements of ${name} cannot be sent again.`)
  return { what: name, ...onlyOf([load]), ceilingPerSecond: ceiling.perSecond, ceilingCpuMs: ceiling.cpuMs, ...share }
}

/** Measures chat replies alone, and saves during the longest lines. */
async function measureAlone(url: string, { owners, measure }: { owners: readonly Owner[]; measure: Measure }) {
  const alone = async (name: 'save draft' | 'chat reply') =>
    onlyOf((await measure(ownersOf(url, name, owners, 1))).loads)
  const reply = await alone('chat reply')
  const stop = keepSending(
    url,
    owners.map((owner) => owner['longest line']),
  )
  const save = await alone('save draft')
  const lines = await stop()
  return [
    { what: 'chat reply, 1 connection', ...reply },
    { what: `save draft, 1 connection, with ${lines} lines of ${MAX_CHAT_TEXT} characters`, ...save },
  ]
}

function onlyOf([load]: readonly (Load | undefined)[]) {
  if (!load) throw new Error('Nothing was measured.')
  return load
}

async function measureAll(env: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'overture-api-'))
  const server = await startServerProcess(join(import.meta.dirname, 'serve.ts'), {
    home,
    env: { DATA_DIR: join(home, 'data'), DEMO_MEMBERS: args.members, ...env },
  })
  const heard = () =>
    Promise.race([once(server.child, 'message'), server.gone.then(() => Promise.reject(new Error('It ended.')))])
  const ask = async (question: ToServer) => {
    server.child.send(question)
    return (await heard())[0]
  }
  try {
    const [addresses] = (await heard()) as [Addresses]
    const owners = await makeOwners(addresses.product, ownersCount, progress)
    await ask('drain')
    const cpuMs = async () => Number(await ask('cpu'))
    const timing = { slices: Number(args.slices), seconds: Number(args.seconds), cpuMs }
    const measure: Measure = (...targets) => measureInTurn(targets, timing)
    const rows: Row[] = []
    const measured = (row: Row) => {
      rows.push(row)
      progress(JSON.stringify(row))
    }
    const fixed = inTurn(addresses.bare, () => ({ method: 'GET', path: '/static', headers: {} }))
    const floor = await measure(fixed)
    measured({ what: 'bare route without SQL', ...onlyOf(floor.loads) })
    for (const name of names) {
      progress(name)
      measured(await measureCall(name, addresses, { owners, measure }))
    }
    if (names.includes('chat reply')) {
      progress('one connection')
      for (const row of await measureAlone(addresses.product, { owners, measure })) measured(row)
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
if (args.record)
  record(args.postgres ? 'api-postgres' : 'api-embedded', {
    title: `Calls on ${database}`,
    tables: [{ caption: `${atOnce} connections, milliseconds; the share is of a bare route with the same SQL.`, rows }],
  })
if (args.json) console.log(JSON.stringify({ machine, database, connections: atOnce, rows }))
else {
  console.log(`${machine}, ${database}, ${atOnce} connections; milliseconds`)
  console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))
}
