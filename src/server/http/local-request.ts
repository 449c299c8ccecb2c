import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** Headers that only a proxy adds. One of them is enough to know that somebody else is asking. */
const ADDED_BY_PROXIES =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|(?:cf|fly|fastly|x-envoy|x-amzn|x-amz-cf|x-azure|x-vercel|x-appengine)-.*|(?:.*-)?(?:real|client|connecting|remote|cluster-client)-?ip)$/
/** Every proxy that tells who called tells an address, whatever it calls the header. */
const tellsAnAddress = (value: string | string[] | undefined) =>
  [value ?? []].flat().some((one) => one.split(',').some((part) => isIP(part.trim()) !== 0))

/** An address as it is compared: IPv4 written as IPv6 is IPv4. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:/i, '')

/**
 * Whether a person at this machine asks, in a browser that names this machine. A loopback peer alone proves less: it may
 * be a proxy that lets the world in, or a browser here that shows a page of another site whose name was pointed at this
 * machine. A proxy adds headers, or passes on the Host it was called by; one that does neither serves a public
 * PUBLIC_URL. The page of the other site sends that site's name as Host.
 */
export function isLocalRequest(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
) {
  if (!isLoopback(new URL(publicUrl).hostname)) return false
  const { host, ...others } = headers
  if (Object.entries(others).some(([name, value]) => ADDED_BY_PROXIES.test(name) || tellsAnAddress(value))) return false
  const asked = URL.parse(`http://${host ?? ''}`)
  return asked !== null && isLoopback(asked.hostname) && isLoopback(plainAddress(socket.remoteAddress ?? ''))
}
