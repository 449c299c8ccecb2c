import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { pagePolicy } from '../http/csp.ts'
import { openApi } from './open-api.ts'
import { referencePage } from './page.ts'

export function referenceRoutes(app: FastifyInstance, { config }: Deps) {
  // Made when it is first asked for, so that a start is faster.
  let made: ReturnType<typeof makeReference> | undefined
  const reference = () => {
    made ??= makeReference(config.publicUrl)
    return made
  }
  app.get('/openapi.json', async () => reference().description)
  app.get('/docs', (_request, reply) => {
    const { page, policy } = reference()
    return reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

function makeReference(publicUrl: string) {
  const description = openApi(publicUrl)
  const page = referencePage(description)
  return { description, page, policy: pagePolicy(page) }
}
