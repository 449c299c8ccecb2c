import type { FastifyInstance } from 'fastify'

/** Browsers that waited while the server was restarted have their answers by then. */
const AFTER_MS = 1000

/** Prepares what the first call of a kind would otherwise wait for, a moment after the server listens: the start stays short. */
export function onceReady(app: FastifyInstance, work: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setTimeout(work, AFTER_MS)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
