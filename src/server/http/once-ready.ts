import type { FastifyInstance } from 'fastify'

/** So long after it listens a server that was restarted has answered those who waited for it. */
const AFTER_MS = 1000

/** Does what makes somebody's first call fast, once the server is ready: it must not make the start itself longer. */
export function onceReady(app: FastifyInstance, work: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setTimeout(work, AFTER_MS)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
