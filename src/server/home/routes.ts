import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { readHome } from './read-home.ts'

export function homeRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.home, (_input, owner) => readHome(deps, owner))
}
