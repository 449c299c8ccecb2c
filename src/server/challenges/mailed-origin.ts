import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** PUBLIC_URL. If it is not set, the browser's Host, but only if it names this machine: anyone may send any Host. */
export function mailedOrigin(
  { publicUrl, publicUrlGiven }: Config,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
) {
  if (publicUrlGiven) return publicUrl
  const asked = URL.parse(`${protocol}://${host}`)
  return asked !== null && isLoopback(asked.hostname) ? asked.origin : publicUrl
}
