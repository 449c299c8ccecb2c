import { isIP } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { connect } from 'node:tls'
import type { Config } from '../config.ts'
import { isHeldByDesk } from '../database/folder-lock.ts'
import { DAY_MS, SECOND_MS } from '../durations.ts'
import { ENDING } from '../http/drain.ts'
import { isLoopback } from '../loopback.ts'
import { startRefusal } from '../operator/refuse-start.ts'
import type { Finding, OutsideCheck } from './doctor-finding.ts'
import type { Health } from './doctor-store.ts'

const ASK_MS = 5 * SECOND_MS
const STARTS_MS = 5 * SECOND_MS
const PAUSE_MS = 250
const LAST_DAYS = 14
const HTTPS_PORT = 443
const ANY_ADDRESS: Record<string, string | undefined> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '[::]': '[::1]' }
const START = 'systemctl status overture, journalctl -u overture -n 50, then systemctl start overture'
const AWAY = 'Its database does not answer: journalctl -u overture | grep "database away"'

/** Reaches the server without the proxy. */
const ownAddress = ({ host, port }: Config) =>
  `http://${ANY_ADDRESS[host] ?? (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)}:${port}`

/** @returns the status, 'ending' from a stopping server, or the error code */
const ask = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ASK_MS), redirect: 'manual' }).then(
    async ({ status, body, headers }) => {
      await body?.cancel()
      return headers.has(ENDING) ? 'ending' : status
    },
    (error: unknown) => codeOf(error instanceof Error && error.cause instanceof Error ? error.cause : error),
  )

const codeOf = (error: unknown) =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' && error.code) || error.name : 'unknown'

/**
 * Nothing shows that a server on PostgreSQL is starting, so its port is retried.
 */
async function askOwn(config: Config) {
  const until = performance.now() + (config.databaseUrl === undefined ? 0 : STARTS_MS)
  for (;;) {
    const own = await ask(`${ownAddress(config)}/readyz`)
    if (own !== 'ECONNREFUSED' || performance.now() > until) return own
    await pass(PAUSE_MS)
  }
}

/** @param health undefined if the database did not open */
function startTodo(config: Config, health: Health | undefined) {
  const first = startRefusal(config) !== undefined ? 'Settings' : health === undefined ? 'Database' : undefined
  return first ? `First fix ${first}: no start succeeds before. Then: systemctl start overture` : START
}

/** These do not prove that another program has the port. `TimeoutError`: our own server may hang. */
const NOBODY_ANSWERS = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ENOTFOUND', 'TimeoutError']

/** @returns undefined when nothing answers, or when the answer may come from a server of this database */
function portTaken(own: number | string, config: Config, health: Health | undefined): Finding | undefined {
  const { port, databaseUrl, dataDir } = config
  const name = 'Server'
  const at = `answers at ${ownAddress(config)}`
  const todo = `It has the port ${port}: stop it, or set PORT to another. Its process: ss -ltnp 'sport = :${port}'. Then: systemctl restart overture`
  if (own !== 200 && own !== 503 && own !== 'ending')
    return typeof own === 'number' || !NOBODY_ANSWERS.includes(own)
      ? { name, found: `not running: a program that is no Overture ${at} (${own})`, todo }
      : undefined
  if (databaseUrl === undefined)
    return isHeldByDesk(dataDir) ? { name, found: `not running: another Overture ${at}`, todo } : undefined
  // A server that has just started has not worked on the queue yet.
  return health?.isQueueLeft
    ? {
        name,
        found: `an Overture ${at}, and none has worked on this database for two minutes`,
        todo: `If it has just started, ask again in ten seconds. Else another Overture has the port ${port}: journalctl -u overture -n 20`,
      }
    : undefined
}

const silentAt = (config: Config): Finding => ({
  name: 'Server',
  found: `no reply: a program has ${ownAddress(config)} and says nothing`,
  todo: `Its process: ss -ltnp 'sport = :${config.port}'. If it is Overture: systemctl restart overture. Else stop it, or set PORT to another, then restart.`,
})

export const server: OutsideCheck = async ({ config, matching }, health) => {
  const own = await askOwn(config)
  const name = 'Server'
  const taken = portTaken(own, config, health)
  if (taken) return taken
  if (own === 'ending') return { name, found: 'ending, because it was told to' }
  if (own === 503) return { name, found: 'running, but not ready', todo: AWAY }
  if (own === 'TimeoutError') return silentAt(config)
  if (own !== 200)
    return { name, found: `not running (${own} at ${ownAddress(config)})`, todo: startTodo(config, health) }
  const members = matching?.isLoaded ? `, with ${matching.index.size} members in its index` : ''
  if (isLoopback(new URL(config.publicUrl).hostname)) return { name, found: `running${members}` }
  const outside = await ask(`${config.publicUrl}/healthz`)
  if (outside === 200) return { name, found: `running${members}, and reached by ${config.publicUrl}` }
  return {
    name,
    found: `running${members}, but ${config.publicUrl} says ${outside}`,
    todo: 'People do not reach it: look at the proxy, its certificate, and where the host name points.',
  }
}

export const certificate: OutsideCheck = async ({ config: { publicUrl }, clock }) => {
  const name = 'Certificate'
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return { name, found: 'none: PUBLIC_URL is not https' }
  const seen = await certificateOf({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || HTTPS_PORT) })
  if ('code' in seen) return { name, found: `not seen (${seen.code})`, todo: 'Nothing speaks TLS at PUBLIC_URL.' }
  return judge(name, seen, clock())
}

function judge(name: string, { until, distrust }: Seen, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS)
  const found = `valid until ${until.toISOString().slice(0, 10)}${distrust ? `, not trusted: ${distrust.words}` : ''}`
  const renew = 'certbot renew, or the log of Caddy.'
  if (until <= now) return { name, found, todo: `It ended on ${until.toISOString().slice(0, 10)}: ${renew}` }
  if (days < LAST_DAYS) return { name, found, todo: `It ends in ${days} day${days === 1 ? '' : 's'}: ${renew}` }
  return distrust ? { name, found, todo: distrust.todo } : { name, found }
}

const OWN_CA =
  'If it is from your own CA: set NODE_EXTRA_CA_CERTS to the file of the CA, and install the CA in every browser too.'
const SELF_SIGNED = {
  words: 'it is self-signed',
  todo: `Browsers refuse it: get one from an authority that they know (certbot, Caddy). ${OWN_CA}`,
}
const UNKNOWN_ISSUER = {
  words: 'its issuer is not known here',
  todo: `Does the proxy send the whole chain (fullchain.pem)? ${OWN_CA}`,
}
/** Keys are OpenSSL's codes. */
const DISTRUST: Record<string, { words: string; todo: string } | undefined> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  CERT_HAS_EXPIRED: { words: 'it has expired', todo: 'Renew it: certbot renew, or the log of Caddy.' },
  CERT_NOT_YET_VALID: { words: 'it is not valid yet', todo: 'Look at the clock of this machine.' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    words: 'it is for another name',
    todo: 'Get one for the host of PUBLIC_URL, or fix PUBLIC_URL.',
  },
}

export function distrustOf(code: string) {
  const { words, todo } = DISTRUST[code] ?? {
    words: 'it was not accepted',
    todo: 'Browsers refuse it: get one from an authority that they know.',
  }
  return { words: `${words} (${code})`, todo }
}

type Seen = { until: Date; distrust: ReturnType<typeof distrustOf> | undefined }

function certificateOf({ host, port }: { host: string; port: number }) {
  return new Promise<Seen | { code: string }>((done) => {
    // Not verified, so that an expired certificate is read too.
    const name = isIP(host) ? {} : { servername: host }
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: ASK_MS })
    const end = (result: Seen | { code: string }) => {
      socket.destroy()
      done(result)
    }
    socket.once('secureConnect', () => {
      // Node's types say Error, but the value is the code.
      const { authorized, authorizationError: reason } = socket as { authorized: boolean; authorizationError: unknown }
      const distrust = authorized ? undefined : distrustOf(typeof reason === 'string' ? reason : codeOf(reason))
      end({ until: new Date(socket.getPeerCertificate().valid_to), distrust })
    })
    socket.once('timeout', () => end({ code: 'ETIMEDOUT' }))
    socket.once('error', (error) => end({ code: codeOf(error) }))
  })
}
