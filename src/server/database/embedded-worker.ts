import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS, syncTree } from './durable-file-system.ts'
import { executeBatch } from './execute-batch.ts'

/** What crosses the thread: bytes of the PostgreSQL wire protocol, tagged with the pool connection they belong to. */
export type Packet = { connection: number; bytes?: Uint8Array; closed?: true }

const { folder, durable }: { folder: string; durable: boolean } = workerData
const port = parentPort
if (!port) throw new Error('embedded-worker.ts runs only as a worker thread')

mkdirSync(folder, { recursive: true, mode: 0o700 })

// The default of 1 GB of write-ahead log would make a small folder a large one.
const SETTINGS = ['-c', 'max_wal_size=128MB']
// fdatasync, the default, does not bring a grown file's size to the disk through this file system.
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

const pg = durable ? await openDurable() : await open(new NodeFS(folder), [...PGlite.defaultStartParams, ...SETTINGS])

function open(fs: NodeFS, startParams: string[]) {
  return PGlite.create({ fs, startParams })
}

async function openDurable() {
  const fs = new DurableNodeFS(folder)
  const withoutF = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const opened = await open(fs, [...withoutF, ...SETTINGS, ...DURABLE])
  const synced = `${folder}.synced`
  if (!existsSync(synced)) {
    syncTree(folder)
    writeFileSync(synced, '')
  }
  // An upgrade of PGlite could undo the hook without a word, so a commit must be seen to reach the disk.
  const before = fs.fsyncs
  await opened.exec('create table if not exists durability_probe (at timestamptz); truncate durability_probe')
  if (fs.fsyncs === before) throw new Error('The embedded database committed without an fsync: refusing to start.')
  return opened
}

const ROLLBACK = Buffer.from('Q\0\0\0\x0dROLLBACK\0', 'latin1')

// One backend, several pool connections: batches run one at a time, and a connection that has begun
// a transaction keeps the backend until it ends it. `pg` sends whole batches (Parse … Sync), so that
// the unnamed statement of one connection never meets that of another.
const waiting: Packet[] = []
let holder: number | undefined

let busy = false

port.on('message', (packet: Packet) => {
  waiting.push(packet)
  if (!busy) void runWaiting()
})
port.postMessage({ connection: 0 } satisfies Packet)

async function runWaiting() {
  busy = true
  for (let next = takeNext(); next; next = takeNext()) await run(next)
  busy = false
}

function takeNext(): Packet | undefined {
  const at = holder === undefined ? 0 : waiting.findIndex(({ connection }) => connection === holder)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}

async function run({ connection, bytes, closed }: Packet) {
  if (connection === 0) return void pg.close().then(() => process.exit(0))
  if (closed || !bytes) {
    if (holder === connection) {
      await executeBatch(pg, ROLLBACK)
      holder = undefined
    }
    return
  }
  const reply = await executeBatch(pg, bytes)
  holder = pg.isInTransaction() ? connection : undefined
  port?.postMessage({ connection, bytes: reply } satisfies Packet, [reply.buffer])
}
