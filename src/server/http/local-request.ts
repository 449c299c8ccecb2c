import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'

const RELAYED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const

/**
 * Whether a person at this machine asks, in a browser that names this machine. A loopback peer alone proves less: a
 * proxy that lets the world in is one, and so is a browser here whose page of another site had its name pointed at this
 * machine. The one passes on for whom it asks, the other's Host is the site's name.
 */
export function isLocalRequest({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) {
  if (RELAYED.some((name) => headers[name] !== undefined)) return false
  const named = URL.parse(`http://${headers.host ?? ''}`)
  return (
    named !== null && isLoopback(named.hostname) && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
  )
}
