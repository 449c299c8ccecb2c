import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** Any of these shows a remote caller: only proxies add them. */
const ADDED_BY_PROXIES =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|(?:cf|fly|fastly|x-envoy|x-amzn|x-amz-cf|x-azure|x-vercel|x-appengine)-.*|(?:.*-)?(?:real|client|connecting|remote|cluster-client)-?ip)$/
/** A proxy sends the caller's address, whatever the header's name. */
const tellsAnAddress = (value: string | string[] | undefined) =>
  [value ?? []].flat().some((one) => one.split(',').some((part) => isIP(part.trim()) !== 0))

/** IPv4 may be written as IPv6. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:/i, '')

/**
 * A person at this machine calls it by name. A loopback peer may also be a proxy, or a page whose site name points here
 * (DNS rebinding), which sends its own Host. A proxy adds headers, or serves a public PUBLIC_URL.
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
