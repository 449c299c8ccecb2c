import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** How long browsers with an open connection have to hear that it ends, once the port is closed. */
const DRAIN_MS = 1000
const POLL_MS = 20

/**
 * Prepares a server to end without a broken reply. A kept-alive connection cannot be closed safely from this side: a
 * request may be on its way. So each reply says `Connection: close` first, and the browser closes.
 *
 * @param options.noticeMs for how long `/readyz` says no before the port is closed, so that load balancers have seen it
 * @returns a function that takes no new connections and waits until the open ones are closed, a second at most
 */
export function drainable(app: FastifyInstance, { noticeMs }: { noticeMs: number }) {
  let leaving = false
  let draining = false
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (leaving && routeOptions.url === '/readyz') throw refuse('unavailable')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  return async function drain() {
    // Load balancers ask for a while before they know; until then people are served as ever.
    leaving = true
    if (noticeMs > 0) await sleep(noticeMs)
    draining = true
    // What has just connected is taken in first: closing the port would reset it.
    await new Promise(setImmediate)
    // The close of net, because the close of http also ends idle connections, which is the race to avoid.
    Server.prototype.close.call(app.server)
    const until = performance.now() + DRAIN_MS
    while (performance.now() < until && (await connectionsOf(app)) > 0) await sleep(POLL_MS)
  }
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((counted) => app.server.getConnections((error, count) => counted(error ? 0 : count)))
