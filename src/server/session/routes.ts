import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { hasSubmitted } from '../members/intake-store.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie.ts'
import { csrfTokenOf, findSession, mayBeRepeated, revokeSession } from './session.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps) {
  const { config, secret } = deps
  endpoint(app, endpoints.csrfToken, async (_input, _owner, { request, reply }) => {
    const sent = readSessionCookie(config, request)
    const found = sent === undefined ? undefined : await findSession(deps, sent)
    const isDead = found?.kind === 'ended' && !mayBeRepeated(found.revokedAt, deps.clock())
    const token = sent === undefined || isDead ? deps.newToken() : sent
    if (token !== sent) setSessionCookie(config, reply, token)
    return { csrfToken: csrfTokenOf(secret, token), csrfEnabled: true }
  })
  endpoint(app, endpoints.session, async (_input, { id, email, kind, fresh, suspended }) => ({
    email,
    verified: kind === 'member',
    fresh,
    ...((await hasSubmitted(deps.db, { ownerId: id, email })) ? { submitted: true } : {}),
    ...(suspended ? { suspended } : {}),
  }))
  endpoint(app, endpoints.signOut, async (_input, { sessionId }, { reply }) => {
    await revokeSession(deps.db, deps, sessionId)
    clearSessionCookie(config, reply)
    return { ok: true }
  })
}
