import type { FastifyInstance } from 'fastify'

/** Accepts only JSON: other sites may send text/plain without a preflight. Form routes add formbody in their scope. */
export function readJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without input may declare JSON.
    if (body === '') return done(null, undefined)
    return parse(request, String(body), done)
  })
}
