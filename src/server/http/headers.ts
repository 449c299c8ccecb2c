import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HSTS_SECONDS = 31_536_000

/**
 * The security headers of every reply, errors too. Replies that are no pages may load nothing at all;
 * pages put their own policy in its place.
 */
export async function securityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
}

/** The same for the few replies that Fastify makes before any plugin runs, such as to an address it cannot read. */
export const bareHeaders = (reply: FastifyReply, { https }: { https: boolean }) =>
  reply.headers({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  })
