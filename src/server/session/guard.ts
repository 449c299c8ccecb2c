import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import { isOwnPage } from '../http/origin.ts'
import { ANONYMOUS, type Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { readSessionCookie, setSessionCookie } from './cookie.ts'
import { findSession, isCsrfToken, mayBeRotating, openSession, type Session } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: a plain HTML form cannot send headers. The Origin check and the SameSite cookie protect it. */
    csrf?: false
    /** `true`: any page or program may post, because the request carries its own proof (a mailed token). */
    anyOrigin?: true
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses forged calls before the body is read. */
export function guardSessions(app: FastifyInstance, deps: Deps) {
  const { config, secret } = deps
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || request.routeOptions.config.anyOrigin) return
    if (!isOwnPage({ headers: request.headers, host: request.host, publicUrl: config.publicUrl }))
      throw refuse('origin')
    const token = readSessionCookie(config, request)
    if (token === undefined || request.routeOptions.config.csrf === false) return
    if (!isCsrfToken(secret, token, csrfHeader(request))) throw refuse('csrf')
  })
  app.decorate('ownerOf', async (request, reply) => {
    const token = readSessionCookie(config, request)
    if (READS.has(request.method)) {
      const found = token === undefined ? undefined : await findSession(deps, token)
      return found?.kind === 'open' ? toOwner(config, found.session, request) : ANONYMOUS
    }
    const sent = token ?? deps.newToken()
    const session = await openSession(deps, sent, networkOf(config, request))
    if (!session) {
      // The session has ended, and its CSRF token too.
      if (!(await isRotating(deps, sent))) setSessionCookie(config, reply, deps.newToken())
      throw refuse('csrf')
    }
    if (token === undefined) setSessionCookie(config, reply, sent)
    return toOwner(config, session, request)
  })
}

async function isRotating(deps: Deps, token: string) {
  const found = await findSession(deps, token)
  return found.kind === 'ended' && mayBeRotating(found.revokedAt, deps.clock())
}

const csrfHeader = ({ headers }: FastifyRequest) => {
  const header = headers['x-csrf-token']
  return typeof header === 'string' ? header : ''
}

const toOwner = (
  config: Config,
  { id, memberId, email, fresh, suspended }: Session,
  request: FastifyRequest,
): Owner => ({
  id: memberId ?? id,
  kind: memberId === null ? 'session' : 'member',
  sessionId: id,
  email,
  fresh,
  suspended,
  network: networkOf(config, request),
})
