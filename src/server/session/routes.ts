import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie.ts'
import { csrfTokenOf, findSession, revokeSession } from './session.ts'

// The reply that rotates a session may still be under way: a new cookie from another call would overwrite its own.
const ROTATION_GRACE_MS = 10_000
const isInGrace = (revokedAt: Date | null, now: Date) =>
  revokedAt !== null && now.getTime() - revokedAt.getTime() < ROTATION_GRACE_MS

export function sessionRoutes(app: FastifyInstance, deps: Deps) {
  const { config, secret } = deps
  endpoint(app, endpoints.csrfToken, async (_input, _owner, { request, reply }) => {
    const sent = readSessionCookie(config, request)
    const found = sent === undefined ? undefined : await findSession(deps, sent)
    const isDead = found?.kind === 'ended' && !isInGrace(found.revokedAt, deps.clock())
    const token = sent === undefined || isDead ? deps.newToken() : sent
    if (token !== sent) setSessionCookie(config, reply, token)
    return { csrfToken: csrfTokenOf(secret, token), csrfEnabled: true }
  })
  endpoint(app, endpoints.session, (_input, { email, kind, fresh }) => ({ email, verified: kind === 'member', fresh }))
  endpoint(app, endpoints.signOut, async (_input, { sessionId }, { reply }) => {
    await revokeSession(deps.db, deps, sessionId)
    clearSessionCookie(config, reply)
    return { ok: true }
  })
}
