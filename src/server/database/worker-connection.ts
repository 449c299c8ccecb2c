import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Packet } from './embedded-worker.ts'

/** The socket that `pg` believes it has. Whole batches (Parse … Sync) cross the thread at once, because `pg` corks them. */
export class WorkerConnection extends Duplex {
  #worker: Worker
  #id: number

  constructor(worker: Worker, id: number) {
    super()
    this.#worker = worker
    this.#id = id
    worker.on('message', this.#receive)
    worker.on('error', this.#fail)
    worker.on('exit', this.#fail)
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    this.#worker.postMessage({ connection: this.#id, bytes } satisfies Packet)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done)
  }

  override _final(done: () => void) {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive)
    this.#worker.off('error', this.#fail)
    this.#worker.off('exit', this.#fail)
    this.#worker.postMessage({ connection: this.#id, closed: true } satisfies Packet)
    done(error)
  }

  #receive = ({ connection, bytes }: Packet) => {
    if (connection === this.#id && bytes) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  #fail = (cause: unknown) => {
    this.destroy(cause instanceof Error ? cause : new Error(`The embedded database stopped (code ${cause}).`))
  }

  // `pg` also sets socket options; they mean nothing here.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
