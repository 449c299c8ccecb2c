import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { endpoint } from '../http/endpoint.ts'
import { findPlaces, loadPlaces } from './places.ts'

export function placeRoutes(app: FastifyInstance) {
  // Ready before the first keystroke, and without delaying the start.
  app.addHook('onListen', () => void loadPlaces())
  endpoint(app, endpoints.findPlaces, async ({ q }, _owner, { reply }) => {
    reply.header('cache-control', 'public, max-age=86400')
    return { places: await findPlaces(q) }
  })
}
