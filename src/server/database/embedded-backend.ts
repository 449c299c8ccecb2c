import { setTimeout as pass } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '../durations.ts'
import { threadFile } from '../root.ts'
import type { FromWorker, Packet, ToWorker } from './embedded-worker.ts'
import { WorkerConnection } from './worker-connection.ts'

const PULSE_MS = 500
/** A worker silent for 4 seconds hangs: no batch takes so long. */
const SILENT_PULSES = 8
const REOPEN_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 10_000
const CLOSE_MS = 3000
/** Ten times what the worker needs, besides the database's own memory. */
const MAX_HEAP_MB = 256
const YOUNG_HEAP_MB = 16

export type BackendEvent = { kind: 'stopped'; reason: string } | { kind: 'reopened'; afterMs: number }

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

let prepared: Worker | undefined

/** Loads the embedded database before its folder is known. */
export function prepareThread() {
  prepared ??= newThread()
  // Without a listener the error would end this process.
  prepared.on('error', () => {})
}

const newThread = () =>
  new Worker(threadFile('database/embedded-worker'), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })

/**
 * Runs a folder's PostgreSQL in a worker thread and reopens it when the worker ends or hangs.
 */
export class EmbeddedBackend {
  readonly #opening: { folder: string; durable: boolean }
  readonly #connections = new Map<number, WorkerConnection>()
  #lastConnection = 0
  #thread: Worker | undefined
  #worker: Worker | undefined
  #lastWords = ''
  #heard = false
  #silentPulses = 0
  #pulse: NodeJS.Timeout | undefined
  #isClosing = false
  #refusesWrites = false
  #tell: (event: BackendEvent) => void = () => {}
  heapBytes = 0

  constructor(folder: string, { durable }: { durable: boolean }) {
    this.#opening = { folder, durable }
  }

  async open() {
    // A thread that could not load has ended, and its number is -1.
    const thread = prepared && prepared.threadId !== -1 ? prepared : newThread()
    prepared = undefined
    post(thread, this.#opening)
    this.#thread = thread
    this.#lastWords = ''
    // Without a listener the error would end this process. The event 'exit' follows.
    thread.on('error', (error) => {
      this.#lastWords ||= error instanceof Error ? error.message : String(error)
    })
    thread.on('exit', () => this.#lose(thread, this.#lastWords))
    const opened = new Promise<void>((done) => {
      thread.on('message', (message: FromWorker) => (message === 'open' ? done() : this.#receive(message)))
    })
    const isOpen = await Promise.race([opened.then(() => true), exitOf(thread).then(() => false)])
    if (!isOpen) throw new Error(this.#lastWords || 'The embedded database stopped while opening its folder.')
    this.#worker = thread
    this.#heard = true
    if (this.#refusesWrites) this.refuseWrites(true)
  }

  connect() {
    this.#lastConnection += 1
    const line = { unavailable: () => this.#unavailable(), send: (packet: Packet) => this.#send(packet) }
    const connection = new WorkerConnection(line, this.#lastConnection)
    this.#connections.set(connection.id, connection)
    connection.once('close', () => this.#connections.delete(connection.id))
    return connection
  }

  /** New transactions are read only (error 25006). One statement is enough, because the backend has one session. */
  refuseWrites(on: boolean) {
    this.#refusesWrites = on
    this.#send({ connection: 0, bytes: simpleQuery(`set default_transaction_read_only = ${on ? 'on' : 'off'}`) })
  }

  /** From now on, no batch may take 4 seconds, so migrations must run before. */
  watch(tell: (event: BackendEvent) => void) {
    this.#tell = tell
    this.#pulse = setInterval(() => this.#takePulse(), PULSE_MS).unref()
  }

  async close() {
    this.#isClosing = true
    clearInterval(this.#pulse)
    const thread = this.#thread
    if (!thread) return
    if (this.#worker) {
      post(this.#worker, 'close')
      await Promise.race([exitOf(thread), pass(CLOSE_MS)])
    }
    // A thread that waits for the disk cannot be ended; the process ends without it.
    await Promise.race([thread.terminate(), pass(CLOSE_MS)])
  }

  #send(packet: Packet) {
    if (this.#worker) post(this.#worker, packet)
  }

  #unavailable() {
    return this.#worker ? undefined : withCode('ECONNREFUSED', 'The embedded database is being opened again.')
  }

  #receive(message: Exclude<FromWorker, 'open'>) {
    this.#heard = true
    if ('heapBytes' in message) this.heapBytes = message.heapBytes
    else if ('lastWords' in message) this.#lastWords = message.lastWords
    else if ('bytes' in message) this.#connections.get(message.connection)?.push(toBuffer(message.bytes))
  }

  // Counts pulses, not time: a sleeping machine sends none.
  #takePulse() {
    if (!this.#worker) return
    this.#silentPulses = this.#heard ? 0 : this.#silentPulses + 1
    this.#heard = false
    if (this.#silentPulses < SILENT_PULSES) return post(this.#worker, 'pulse')
    this.#lose(this.#worker, `It did not answer for ${(SILENT_PULSES * PULSE_MS) / 1000} seconds.`)
  }

  #lose(thread: Worker, reason: string) {
    if (this.#worker === thread) {
      this.#worker = undefined
      this.#silentPulses = 0
      for (const connection of this.#connections.values())
        connection.destroy(withCode('ECONNRESET', 'The embedded database stopped.'))
      if (!this.#isClosing) void this.#reopen(thread, reason || 'The worker thread ended.')
    }
  }

  async #reopen(lost: Worker, reason: string) {
    const begun = performance.now()
    this.#tell({ kind: 'stopped', reason })
    await lost.terminate()
    for (let pauseMs = 500; !this.#isClosing; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const late = setTimeout(() => void this.#thread?.terminate(), REOPEN_MS).unref()
      const isOpen = await this.open().then(
        () => true,
        () => false,
      )
      clearTimeout(late)
      if (isOpen) return this.#tell({ kind: 'reopened', afterMs: Math.round(performance.now() - begun) })
      await pass(pauseMs, undefined, { ref: false })
    }
  }
}

/** A wire protocol message: letter, length, zero-terminated text. */
function simpleQuery(text: string) {
  const length = Buffer.alloc(4)
  length.writeInt32BE(text.length + 5)
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)])
}

const exitOf = (thread: Worker) => new Promise<void>((done) => thread.once('exit', () => done()))
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
const post = (worker: Worker, message: ToWorker) => worker.postMessage(message)
