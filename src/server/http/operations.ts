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

export function operations(
  app: FastifyInstance,
  { db, config, metrics }: { db: Database; config: Config; metrics: Registry },
) {
  app.get('/healthz', async () => ({ ok: true, version: VERSION }))
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

function mayReadMetrics(config: Config, request: FastifyRequest) {
  const { metricsToken } = config
  const sent = request.headers.authorization ?? ''
  return (metricsToken !== undefined && sameText(sent, `Bearer ${metricsToken}`)) || isLocalRequest(config, request)
}

async function answersIn(ms: number, ask: () => Promise<unknown>) {
  const late = new Promise<boolean>((done) => setTimeout(done, ms, false).unref())
  const asked = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
