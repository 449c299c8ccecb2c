import { emailSchema } from '#contract/intake.ts'
import { EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import { isLoopback } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { sendChallenge } from './send-challenge.ts'
import { hasIntakeFor } from './store.ts'

const HOUR_MS = 60 * 60_000
const OF_A_NETWORK: Limit = { name: 'mail-network', points: 20, windowMs: HOUR_MS }

/** Where a request came from, and which origin a mailed link should lead to. */
export type From = { ip: string; origin: string }

/**
 * Asks for the mail that proves an address. The order of the answers is part of the contract: it tells
 * nobody more about an address than what this browser itself did with it.
 *
 * @throws `invalid_email`, `not_found` without a draft or submission of this owner's, `rate_limited`
 */
export async function requestEmail(deps: Deps, owner: Owner, asked: { email?: string | null | undefined } & From) {
  const { db, secret } = deps
  const parsed = emailSchema.safeParse(asked.email)
  if (!parsed.success) throw refuse('invalid_email')
  const email = parsed.data
  if (owner.email === email) return { alreadyVerified: true }
  if (!(await hasIntakeFor(db, owner.sessionId, email))) throw refuse('not_found')
  await db.transaction().execute(async (tx) => {
    const networkMs = await countNetwork({ db: tx, secret }, asked.ip)
    if (networkMs > 0) throw refuse('rate_limited', { retryInMs: networkMs })
    const sent = await sendChallenge(tx, deps, { sessionId: owner.sessionId, email, origin: asked.origin })
    if (sent.kind === 'cooldown') throw refuse('rate_limited', { retryInMs: sent.retryInMs })
  })
  deps.jobs.wake('send-mail')
  return { alreadyVerified: false, cooldownMs: EMAIL_COOLDOWN_MS }
}

/** Peers on this machine are a proxy or a test, and stand for nobody. */
async function countNetwork(on: Parameters<typeof countCall>[0], ip: string) {
  const address = ip.replace(/^::ffff:/, '')
  return isLoopback(address) ? 0 : countCall(on, OF_A_NETWORK, networkOf(address))
}

// One household has a whole /64 of IPv6 addresses, and may take a new one for each request.
const networkOf = (address: string) =>
  address.includes(':')
    ? (URL.parse(`http://[${address}]`)?.hostname ?? address).split(':').slice(0, 4).join(':')
    : address
