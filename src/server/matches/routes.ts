import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { listMatches } from './list-matches.ts'
import { suggestMatches } from './suggest-matches.ts'

export function matchRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.listMatches, (input, owner) => listMatches(deps, owner, input))
  endpoint(app, endpoints.suggestMatches, (input, owner) => suggestMatches(deps, owner, input))
}
