import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/**
 * Where mailed links lead: PUBLIC_URL; while that is not set, the name that the asking browser used,
 * but only a name of this machine. Anyone may send any Host.
 */
export function mailedOrigin(
  { publicUrl, publicUrlGiven }: Config,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
) {
  if (publicUrlGiven) return publicUrl
  const asked = URL.parse(`${protocol}://${host}`)
  return asked !== null && isLoopback(asked.hostname) ? asked.origin : publicUrl
}
