import type { FastifyInstance } from 'fastify'

/**
 * Bodies are JSON and nothing else. Fastify reads text/plain too, which other sites may send without asking.
 * A route for plain forms registers `@fastify/formbody` in a scope of its own.
 */
export function readJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without input may say it is JSON and then send nothing.
    if (body === '') return done(null, undefined)
    return parse(request, String(body), done)
  })
}
