import { Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'

const PULSE_MS = 500
const SILENT_MS = 4000

/**
 * A stopped machine or cut cable closes no connection, so calls would wait until their limits. On silence, connections
 * through `socket` end. New ones are refused until PostgreSQL answers.
 */
export class ServerPulse {
  readonly #url: string
  readonly #sockets = new Set<Socket>()
  readonly #stopping = new AbortController()
  #isSilent = false
  #running: Promise<void> | undefined

  constructor(url: string) {
    this.#url = url
  }

  readonly socket = () => {
    if (this.#isSilent) return new RefusedSocket()
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  start() {
    this.#running ??= this.#run()
  }

  async stop() {
    this.#stopping.abort()
    await this.#running
  }

  async #run() {
    const { signal } = this.#stopping
    let asked: Awaited<ReturnType<typeof connect>> | undefined
    while (!signal.aborted) {
      try {
        asked ??= await connect(this.#url, signal)
        await asked.client.query('select 1')
        this.#isSilent = false
      } catch (error) {
        asked?.socket.destroy()
        asked = undefined
        // Other errors close the connections themselves.
        if (isTimeout(error)) this.#fallSilent()
      }
      await pass(PULSE_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  #fallSilent() {
    this.#isSilent = true
    for (const socket of this.#sockets) socket.destroy(standsStill())
  }
}

/** @param signal ends the connection, in whatever state it is */
async function connect(url: string, signal: AbortSignal) {
  const socket = addAbortSignal(signal, new Socket())
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: SILENT_MS,
    query_timeout: SILENT_MS,
    stream: () => socket,
  })
  client.on('error', () => {})
  await client.connect()
  return { client, socket }
}

/** Fails at once. Real attempts would all wait in the server's queue. */
class RefusedSocket extends Socket {
  override connect() {
    return this.destroy(standsStill())
  }
}

const standsStill = () => Object.assign(new Error('The PostgreSQL server stands still.'), { code: 'ETIMEDOUT' })

const isTimeout = (error: unknown) => error instanceof Error && /timeout expired|Query read timeout/.test(error.message)
