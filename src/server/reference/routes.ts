import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { pagePolicy } from '../http/csp.ts'
import { openApi } from './open-api.ts'
import { referencePage } from './page.ts'

export function referenceRoutes(app: FastifyInstance, { config }: Deps) {
  // Made when they are first asked for, so that a start is faster.
  let made: ReturnType<typeof openApi> | undefined
  const description = () => {
    made ??= openApi(config.publicUrl)
    return made
  }
  let page: string | undefined
  app.get('/openapi.json', async () => description())
  app.get('/docs', (_request, reply) => {
    page ??= referencePage(description())
    return reply
      .header('content-security-policy', pagePolicy(page))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
