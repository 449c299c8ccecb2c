import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

const HEALTH = new Set(['/healthz', '/readyz'])

/** By route pattern: queries may carry emails. */
export function logRequests(app: FastifyInstance, metrics: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    durations.observe({ method, route, status }, elapsedTime / 1000)
    const level = HEALTH.has(route) && status < 400 ? 'debug' : 'info'
    request.log[level]({ method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request')
  })
}
