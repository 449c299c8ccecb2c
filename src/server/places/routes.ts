import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { endpoint } from '../http/endpoint.ts'
import { onceReady } from '../http/once-ready.ts'
import { findPlaces, loadPlaces, meantPlaces, namedPlaces } from './places.ts'

export function placeRoutes(app: FastifyInstance) {
  // Ready before the first keystroke.
  onceReady(app, loadPlaces)
  endpoint(app, endpoints.findPlaces, async ({ q }, _owner, { reply }) => {
    reply.header('cache-control', 'public, max-age=86400')
    const places = await findPlaces(q)
    return places.length > 0 ? { places, named: await namedPlaces(q) } : { places, meant: await meantPlaces(q) }
  })
}
