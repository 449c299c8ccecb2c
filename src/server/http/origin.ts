import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../loopback.ts'

/** True for our own page, and for callers that are no browsers: they send neither header. `host` is the call's Host. */
export function isOwnPage({
  headers,
  host,
  publicUrl,
}: {
  headers: IncomingHttpHeaders
  host: string
  publicUrl: string
}) {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (origin === undefined) return site === undefined
  const from = URL.parse(origin)
  if (from === null || !/^https?:$/.test(from.protocol)) return false
  return from.host === host || from.origin === publicUrl || sameLoopback(from, new URL(publicUrl))
}

/** localhost, 127.0.0.1 and [::1] are one site. */
const sameLoopback = (from: URL, ours: URL) =>
  isLoopback(from.hostname) && isLoopback(ours.hostname) && from.port === ours.port && from.protocol === ours.protocol
