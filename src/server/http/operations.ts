import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { VERSION } from '../version.ts'
import { isLocalRequest } from './local-request.ts'
import { refuse } from './refusal.ts'
import { sameText } from './sign.ts'
import { askDatabase } from './store.ts'

const READY_MS = 2000

/** What operators and load balancers ask: does it live, is it ready, how is it doing. */
export function operations(
  app: FastifyInstance,
  { db, config, metrics }: { db: Database; config: Config; metrics: Registry },
) {
  app.get('/healthz', async () => ({ ok: true, version: VERSION }))
  // The server listens only once migrations are applied, so that an answering database is all there is left to ask.
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await answersIn(READY_MS, () => askDatabase(db))) return { ok: true }
    throw refuse('unavailable')
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request)) throw refuse('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics())
  })
}

/** Whoever has the token, or a person at this machine. */
function mayReadMetrics(config: Config, request: FastifyRequest) {
  const { metricsToken } = config
  const sent = request.headers.authorization ?? ''
  return (metricsToken !== undefined && sameText(sent, `Bearer ${metricsToken}`)) || isLocalRequest(config, request)
}

/** Whether a question to the database is answered in time; one that fails is one that is not answered. */
async function answersIn(ms: number, ask: () => Promise<unknown>) {
  const late = new Promise<boolean>((done) => setTimeout(done, ms, false).unref())
  const asked = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
