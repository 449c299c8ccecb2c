import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** `/readyz` has this header if it fails only because the server ends. */
export const ENDING = 'x-ending'
const DRAIN_MS = 1000
const POLL_MS = 20
/** The event loop accepts one connection per turn, and closing the port resets the rest. Waits for quiet turns. */
const QUIET_TURNS = 5
const MOST_TURNS = 500

/**
 * An open connection may bring a new request, so replies say `Connection: close`.
 * @param options.noticeMs how long `/readyz` fails before the port closes, for load balancers
 * @returns a function that waits for open connections, a second at most
 */
export function drainable(app: FastifyInstance, { noticeMs }: { noticeMs: number }) {
  let leaving = false
  let draining = false
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!leaving || routeOptions.url !== '/readyz') return
    reply.header(ENDING, 'yes')
    throw refuse('unavailable')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  return async function drain() {
    leaving = true
    if (noticeMs > 0) await sleep(noticeMs)
    await takeWaiting(app.server)
    // The port closes in the same step: otherwise a browser that must leave would connect again and be reset.
    draining = true
    // The `close` of http also ends idle connections, which may carry a new request.
    Server.prototype.close.call(app.server)
    const until = performance.now() + DRAIN_MS
    while (performance.now() < until && (await connectionsOf(app)) > 0) await sleep(POLL_MS)
  }
}

async function takeWaiting(server: Server) {
  let quiet = 0
  const came = () => {
    quiet = 0
  }
  server.on('connection', came)
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn++, quiet++) await new Promise(setImmediate)
  server.off('connection', came)
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((counted) => app.server.getConnections((error, count) => counted(error ? 0 : count)))
