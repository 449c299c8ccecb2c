import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** Any of these shows a remote caller: only proxies add them. */
const ADDED_BY_PROXIES =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|(?:cf|fly|fastly|x-envoy|x-amzn|x-amz-cf|x-azure|x-vercel|x-appengine)-.*|(?:.*-)?(?:real|client|connecting|remote|cluster-client)-?ip)$/
/** A proxy added each header that holds an IP address. */
const tellsAnAddress = (value: string | string[] | undefined) =>
  [value ?? []].flat().some((one) => one.split(',').some((part) => isIP(part.trim()) !== 0))

/** IPv4 may be written as IPv6. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:/i, '')

/**
 * A loopback peer may be a person at this machine, a proxy, or a page whose site name points here (DNS rebinding). A
 * person sends this machine's name as Host, but such a page sends its own. A proxy is known by the headers that it
 * adds. If it adds none, PUBLIC_URL must be public.
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
