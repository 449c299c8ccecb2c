import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import { accountRoutes } from './account/routes.ts'
import { conciergeRoutes } from './concierge/routes.ts'
import { hasInvented } from './demo/store.ts'
import type { Deps } from './deps.ts'
import { fillPreferencesPage, fillUnsubscribePage } from './email-preferences/fill-page.ts'
import { emailPreferencesRoutes } from './email-preferences/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { limitCalls } from './http/call-limits.ts'
import { answerError, handleErrors } from './http/error-handler.ts'
import { bareHeaders, securityHeaders } from './http/headers.ts'
import { readJson } from './http/json-body.ts'
import { operations } from './http/operations.ts'
import { pages } from './http/pages.ts'
import { logRequests } from './http/request-log.ts'
import { intakeRoutes } from './intake/routes.ts'
import { introductionRoutes } from './introductions/routes.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import { matchRoutes } from './matches/routes.ts'
import { countUnread } from './members/count-unread.ts'
import { serviceNotes } from './operator/named-service.ts'
import { withNotes } from './operator/page-notes.ts'
import { ownLineRoutes } from './own-line/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { readSessionCookie } from './session/cookie.ts'
import { guardSessions } from './session/guard.ts'
import { sessionRoutes } from './session/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

/** Limits for requests that are slow on purpose (slow loris). */
const REQUEST_MS = 20_000
const HEAD_MS = 10_000
const CHECK_MS = 5000

/**
 * Parts are in the order in which a request passes them. @param webFolder the built pages; without it only the API is
 * served
 */
export async function buildApp(deps: Deps, { webFolder }: { webFolder?: string } = {}): Promise<FastifyInstance> {
  const { config, log, metrics } = deps
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Ids must be unique in a log of several processes and starts.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: CHECK_MS },
    // A client can send any X-Forwarded-For: only our own proxies' entries count.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    frameworkErrors: (error, request, reply) => void answerError(error, request, bareHeaders(reply, config)),
  })

  logRequests(app, metrics)
  const stopCounting = countUnread(deps)
  app.addHook('onClose', async () => stopCounting())
  handleErrors(app)
  await securityHeaders(app, config)
  // Only replies are compressed: a compressed request of 64 KB could unpack to 64 MB.
  await app.register(compress, { globalDecompression: false })
  await app.register(cookie)
  guardSessions(app, deps)
  limitCalls(app, deps, (request) => readSessionCookie(config, request))
  readJson(app)

  sessionRoutes(app, deps)
  verificationRoutes(app, deps)
  intakeRoutes(app, deps)
  placeRoutes(app)
  conciergeRoutes(app, deps)
  introductionRoutes(app, deps)
  matchRoutes(app, deps)
  homeRoutes(app, deps)
  feedbackRoutes(app, deps)
  ownLineRoutes(app, deps)
  await emailPreferencesRoutes(app, deps)
  accountRoutes(app, deps)

  outboxRoutes(app, deps)
  operations(app, deps)
  referenceRoutes(app, deps)
  if (webFolder) {
    const notes = serviceNotes(deps.config, { hasInvented: await hasInvented(deps.db) })
    await pages(app, {
      folder: webFolder,
      publicUrl: deps.config.publicUrl,
      complete: (html) => withNotes(html, notes),
      fill: { '/preferences': fillPreferencesPage(deps), '/unsubscribe': fillUnsubscribePage(deps) },
    })
  }
  return app
}
