import { Duplex } from 'node:stream'
import type { Packet } from './embedded-worker.ts'

type Line = {
  unavailable(): Error | undefined
  send(packet: Packet): void
}

/** `pg` collects whole batches (Parse … Sync), so each is one message to the thread. */
export class WorkerConnection extends Duplex {
  readonly #line: Line
  readonly id: number

  constructor(line: Line, id: number) {
    super()
    this.#line = line
    this.id = id
  }

  connect() {
    const error = this.#line.unavailable()
    queueMicrotask(() => (error ? this.destroy(error) : this.emit('connect')))
    return this
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    this.#line.send({ connection: this.id, bytes })
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
    this.#line.send({ connection: this.id, closed: true })
    done(error)
  }

  // `pg` calls these; they do nothing here.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
