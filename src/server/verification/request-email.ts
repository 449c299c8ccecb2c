import { emailSchema } from '#contract/intake.ts'
import { EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import { sendChallenge } from '../challenges/send-challenge.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { isRememberedFor } from './remembered-browser.ts'
import { hasIntakeFor } from './store.ts'

/** The size of a mail in the queue and, without a mail server, in the outbox. */
const MAIL_BYTES = 16 * 1024
const OF_A_NETWORK: Limit = { name: 'mail-network', points: 20, windowMs: HOUR_MS }

type Asked = {
  email?: string | null | undefined
  origin: string
  /** The cookie set after a verification. */
  browser: string | undefined
}

/**
 * The checks must stay in this order: a reply depends only on this browser's actions. @throws `invalid_email`,
 * `not_found` without a draft or submission of this owner's, `rate_limited`
 */
export async function requestEmail(deps: Deps, owner: Owner, asked: Asked) {
  const { db, secret } = deps
  const parsed = emailSchema.safeParse(asked.email)
  if (!parsed.success) throw refuse('invalid_email')
  const email = parsed.data
  if (owner.email === email) return { alreadyVerified: true }
  if (!(await hasIntakeFor(db, owner.sessionId, email))) throw refuse('not_found')
  const { sessionId, network } = owner
  const isKnown = await isRememberedFor(db, { sent: asked.browser, email })
  deps.countWrite(owner, MAIL_BYTES)
  await db.transaction().execute(async (tx) => {
    const networkMs = network === null ? 0 : await countCall({ db: tx, secret }, OF_A_NETWORK, network)
    if (networkMs > 0) throw refuse('rate_limited', { retryInMs: networkMs })
    const sent = await sendChallenge(tx, deps, { sessionId, email, origin: asked.origin, network, isKnown })
    if (sent.kind === 'cooldown') throw refuse('rate_limited', { retryInMs: sent.retryInMs })
  })
  deps.jobs.wake('send-mail')
  return { alreadyVerified: false, cooldownMs: EMAIL_COOLDOWN_MS }
}
