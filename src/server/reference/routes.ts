import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { pagePolicy } from '../http/csp.ts'
import { openApi } from './open-api.ts'
import { referencePage } from './page.ts'

export function referenceRoutes(app: FastifyInstance, { config }: Deps) {
  const description = openApi(config.publicUrl)
  const page = referencePage(description)
  const policy = pagePolicy(page)
  app.get('/openapi.json', async () => description)
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
