import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnerGone } from '../database/owner-gone.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { faultOf } from './fault.ts'
import { Refusal, refuse } from './refusal.ts'

/** Logs faults and replies 500; replies 503 if the database is unavailable. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((_request, reply) => send(reply, refuse('not_found')))
}

/** Also answers errors before any hook or handler. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error)
  if (!(error instanceof Refusal) && refusal.status >= 500) logFault({ error, request, status: refusal.status })
  return send(reply, refusal)
}

function logFault({ error, request, status }: { error: FastifyError; request: FastifyRequest; status: number }) {
  const line = { fault: faultOf(error), route: request.routeOptions?.url }
  if (status === 503) request.log.warn(line, 'unavailable')
  else request.log.error(line, 'fault')
}

function send(reply: FastifyReply, { status, body }: Refusal) {
  if (body.retryInMs !== undefined) reply.header('retry-after', Math.ceil(body.retryInMs / 1000))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_BAD_URL' || isOwnerGone(error)) return refuse('not_found')
  if (error.statusCode === 413) return refuse('body_too_large')
  if (error.statusCode === 415) return refuse('unsupported_media_type')
  if (error.statusCode === 400) return refuse('invalid_json')
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('not_found')
  return refuse(isUnavailable(error) ? 'unavailable' : 'internal')
}
