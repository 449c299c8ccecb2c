import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { readOwnLine, removeOwnLine, writeOwnLine } from './write-own-line.ts'

export function ownLineRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.findOwnLine, (_nothing, owner) => readOwnLine(deps, owner))
  endpoint(app, endpoints.writeOwnLine, (input, owner) => writeOwnLine(deps, owner, input))
  endpoint(app, endpoints.removeOwnLine, (_nothing, owner) => removeOwnLine(deps, owner))
}
