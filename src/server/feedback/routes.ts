import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { recordFeedback } from './record-feedback.ts'
import { recordOutcome } from './record-outcome.ts'

export function feedbackRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.giveFeedback, (signal, owner) => recordFeedback(deps, owner, signal))
  endpoint(app, endpoints.afterIntroduction, (outcome, owner) => recordOutcome(deps, owner, outcome))
  endpoint(app, endpoints.undoFeedback, (match, owner) => recordFeedback(deps, owner, { ...match, action: null }))
}
