import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { parentPort, receiveMessageOnPort } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { executeBatch } from './execute-batch.ts'
import { DurableFolderFS, FolderFS, syncTree } from './folder-file-system.ts'

/** Wire protocol bytes, tagged with their pool connection. */
export type Packet = { connection: number; bytes: Uint8Array } | { connection: number; closed: true }
type Reply = { connection: number; bytes: Uint8Array<ArrayBuffer> }
type Opening = { folder: string; durable: boolean }
/** The first message is the folder to open. */
export type ToWorker = Opening | Packet | 'pulse' | 'close'
export type FromWorker = Packet | 'open' | { lastWords: string } | { heapBytes: number }

if (!parentPort) throw new Error('embedded-worker.ts runs only as a worker thread')
const port = parentPort
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

// Neither TypeScript's libraries without a page nor Node's types have it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<NonNullable<PGliteOptions['pgliteWasmModule']>> }

// Compiled before the folder is known.
const compiling = WebAssembly.compile(
  readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))),
)

const { folder, durable }: Opening = (await once(port, 'message'))[0]

mkdirSync(folder, { recursive: true, mode: 0o700 })

// PGlite's defaults: 1 GB of log would fill a small disk; 128 MB of buffers take half a second at each start.
const SETTINGS = ['-c', 'max_wal_size=128MB', '-c', 'shared_buffers=32MB']
// Here, fdatasync does not write a grown file's size.
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

const exit = () => process.exit(1)
const durableFs = durable ? new DurableFolderFS(folder, exit) : undefined
const pg = durableFs
  ? await openDurable(durableFs)
  : await open(new FolderFS(folder, exit), [...PGlite.defaultStartParams, ...SETTINGS])

async function open(fs: FolderFS, startParams: string[]) {
  return PGlite.create({ fs, startParams, pgliteWasmModule: await compiling, onStderr: reportLastWords })
}

/** Sends only fatal lines: other log lines quote statements with people's answers. */
function reportLastWords(line: string) {
  const lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1]
  if (lastWords !== undefined) send({ lastWords })
  // PGlite prints the line only in its debug mode.
  return true
}

async function openDurable(fs: DurableFolderFS) {
  const withoutF = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const opened = await open(fs, [...withoutF, ...SETTINGS, ...DURABLE])
  const synced = `${folder}.synced`
  if (!existsSync(synced)) {
    syncTree(folder)
    writeFileSync(synced, '', { mode: 0o600 })
  }
  // Tests the fsync hook, because a PGlite upgrade could silently remove it.
  const before = fs.fsyncs.files
  fs.shareSyncs()
  await opened.exec('create table if not exists durability_probe (at timestamptz); truncate durability_probe')
  fs.syncLog()
  if (fs.fsyncs.files === before)
    throw new Error('The embedded database committed without an fsync: refusing to start.')
  return opened
}

const ROLLBACK = Buffer.from('Q\0\0\0\x0dROLLBACK\0', 'latin1')

// A connection keeps the backend until its transaction ends. `pg` sends whole batches (Parse … Sync), so unnamed
// statements of two connections never mix.
const waiting: Packet[] = []
let holder: number | undefined
let busy = false
let isClosing = false

type Message = Exclude<ToWorker, Opening>
port.on('message', (message: Message) => {
  accept(message)
  if (!busy) void runWaiting()
})
send('open')

function accept(message: Message) {
  if (message === 'close') isClosing = true
  else if (message === 'pulse') send({ heapBytes: getHeapStatistics().used_heap_size })
  else waiting.push(message)
}

/** A commit does not wait longer for what slow queries after it may commit. */
const LONGEST_WAIT_MS = 20

/** Commits that wait at the same time share one fsync. A reply waits for it only if it may tell of such a commit. */
async function runWaiting() {
  busy = true
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) accept(more.message)
  const began = performance.now()
  const replies: Reply[] = []
  const answer = () => {
    for (const reply of replies.splice(0)) send(reply, [reply.bytes.buffer])
  }
  for (let next = takeNext(); next; next = takeNext()) {
    const reply = await run(next)
    if (reply) replies.push(reply)
    if (performance.now() - began > LONGEST_WAIT_MS) durableFs?.syncLog()
    if (durableFs?.logIsSynced ?? true) answer()
  }
  durableFs?.syncLog()
  answer()
  busy = isClosing
  if (isClosing) void pg.close().then(() => process.exit(0))
}

function takeNext(): Packet | undefined {
  const at = holder === undefined ? 0 : waiting.findIndex(({ connection }) => connection === holder)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}

async function run(packet: Packet): Promise<Reply | undefined> {
  const { connection } = packet
  if ('closed' in packet) {
    if (holder !== connection) return
    await executeBatch(pg, ROLLBACK)
    holder = undefined
    return
  }
  const bytes = await executeBatch(pg, packet.bytes)
  holder = pg.isInTransaction() ? connection : undefined
  return { connection, bytes }
}
