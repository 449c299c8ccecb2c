import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { writeIntroDraft, writeOpeners } from './introduce.ts'

export function introductionRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.writeOpeners, (pair, owner) => writeOpeners(deps, owner, pair))
  endpoint(app, endpoints.draftIntro, (pair, owner) => writeIntroDraft(deps, owner, pair))
}
