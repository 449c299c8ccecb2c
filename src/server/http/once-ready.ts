import type { FastifyInstance } from 'fastify'

/** By then, calls that waited for a restart have their replies. */
const AFTER_MS = 1000

/** Runs after the server listens, to keep the start short. */
export function onceReady(app: FastifyInstance, work: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setTimeout(work, AFTER_MS)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
