import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HSTS_SECONDS = 31_536_000

/** Error replies have these headers too. Only pages load anything, by their own policy. */
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

/** For Fastify's replies before plugins run, as to an unreadable address. */
export const bareHeaders = (reply: FastifyReply, { https }: { https: boolean }) =>
  reply.headers({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  })
