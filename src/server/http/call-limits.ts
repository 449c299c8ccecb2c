import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { CALL_WINDOW_MS, type CallLimit } from '#contract/endpoints/call-limits.ts'
import type { Config } from '../config.ts'
import { type Network, networkOf } from './network.ts'
import { refuse } from './refusal.ts'
import { sha256 } from './sign.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: CallLimit
  }
}

type CountedCall = { route: string; limit: CallLimit; session: string | undefined; network: Network }

/** @returns how many milliseconds to wait; 0 within the limits */
export type CountCalls = (call: CountedCall) => Promise<number>

/**
 * Counts in memory, so a read needs no write: N processes allow N times as much. Exact limits are in the database.
 * @param share part of each limit, for tests
 */
export function countCallsInMemory({ share = 1 }: { share?: number } = {}): CountCalls {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = (keyPrefix: string, most: number) => {
    const known = limiters.get(keyPrefix)
    if (known) return known
    const points = Math.max(1, Math.floor(most * share))
    const limiter = new RateLimiterMemory({ keyPrefix, points, duration: CALL_WINDOW_MS / 1000 })
    limiters.set(keyPrefix, limiter)
    return limiter
  }
  return async ({ route, limit, session, network }) => {
    // The network counts first: above its limit, invented session tokens take no memory.
    const networkMs = network === null ? 0 : await waitOf(limiterOf(`${route} network`, limit.network), network)
    if (networkMs > 0 || session === undefined) return networkMs
    return waitOf(limiterOf(`${route} session`, limit.session), sha256(session).toString('base64url'))
  }
}

async function waitOf(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    // At the limit, the package throws.
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1)
    throw refused
  }
}

/** Runs before the body is read. @param sessionOf the session token; calls without one count only for the network */
export function limitCalls(
  app: FastifyInstance,
  { config, countCalls }: { config: Config; countCalls: CountCalls },
  sessionOf: (request: FastifyRequest) => string | undefined,
) {
  app.addHook('onRequest', async (request) => {
    const { config: route, url = '' } = request.routeOptions
    if (!route.limit) return
    const retryInMs = await countCalls({
      route: `${request.method} ${url}`,
      limit: route.limit,
      session: sessionOf(request),
      network: networkOf(config, request),
    })
    if (retryInMs > 0) throw refuse('rate_limited', { retryInMs })
  })
}
