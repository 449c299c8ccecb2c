import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { emailPreferencesSchema } from '#contract/email-preferences.ts'
import { LIGHT } from '#contract/endpoints/call-limits.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { refuse } from '../http/refusal.ts'
import { isSuppressed } from '../mail/suppression.ts'
import {
  findReader,
  findUnsubscriber,
  maskEmail,
  readPreferences,
  savePreferences,
  unsubscribe,
} from './preferences.ts'

export async function emailPreferencesRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.emailPreferences, async ({ t }, owner) =>
    readPreferences(deps, await findReader(deps, { t, owner })),
  )
  endpoint(app, endpoints.unsubscribing, async ({ t }) => {
    const reader = await findUnsubscriber(deps, t)
    return {
      masked: reader ? maskEmail(reader.email) : null,
      unsubscribed: reader ? await isSuppressed(deps, reader.email) : false,
    }
  })
  await app.register((scope) => preferencesForm(scope, deps))
  await app.register(async (scope) => oneClick(scope, deps))
}

/** The plain form works without scripts. */
async function preferencesForm(app: FastifyInstance, deps: Deps) {
  await app.register(formbody)
  app.post('/api/preferences', { config: { csrf: false, limit: LIGHT } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = emailPreferencesSchema.safeParse(request.body ?? {})
    const t = parsed.success && parsed.data.t ? parsed.data.t : undefined
    const back = t === undefined ? '' : `&t=${encodeURIComponent(t)}`
    if (!parsed.success) return reply.redirect('/preferences?saved=0', 303)
    const reader = await findReader(deps, { t, owner: await app.ownerOf(request, reply) })
    if (!reader) return reply.redirect('/preferences?saved=0', 303)
    await savePreferences(deps, reader, parsed.data)
    return reply.redirect(`/preferences?saved=1${back}`, 303)
  })
}

/** For mail programs (RFC 8058): any origin, any body, no cookie. */
function oneClick(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
  app.post<{ Querystring: { t?: unknown } }>(
    '/api/unsubscribe',
    { config: { csrf: false, anyOrigin: true, limit: LIGHT } },
    async ({ query: { t }, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      const token = typeof t === 'string' ? t : ''
      const reader = await findUnsubscriber(deps, token)
      if (reader) await unsubscribe(deps, reader)
      // Only browsers send this header. After the form, they show the page again.
      if (headers['sec-fetch-mode'] === 'navigate')
        return reply.redirect(`/unsubscribe?t=${encodeURIComponent(token)}`, 303)
      if (!reader) throw refuse('invalid_or_expired')
      return { ok: true }
    },
  )
}
