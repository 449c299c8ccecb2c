import type { Transaction } from 'kysely'
import { CHALLENGE_MS, EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { sha256, sign } from '../http/sign.ts'
import { queueMail } from '../mail/send-mail.ts'
import { newCode, plainCode } from './code.ts'
import { verificationMail } from './emails.ts'
import { countChallengesSince, insertChallenge, lockAddress } from './store.ts'

const HOUR_MS = 60 * 60_000

const COOLDOWN: Limit = { name: 'mail-cooldown', points: 1, windowMs: EMAIL_COOLDOWN_MS }
/**
 * The most mails one address gets within any hour and any day, counted by the challenges themselves: those are kept for a
 * day. Silent, because an answer that differs would tell a stranger that others wrote to the address.
 */
const CAPS = [
  { most: 5, withinMs: HOUR_MS },
  { most: 10, withinMs: 24 * HOUR_MS },
]

/** A code is short, so its hash needs a key: without the key a stolen table could be tried out in minutes. */
export const hashCode = (secret: string, code: string) => sign(secret, 'code', plainCode(code))

export type Sent = { kind: 'queued' } | { kind: 'cooldown'; retryInMs: number }

/**
 * Mails a new secret to an address that a session wants to prove: challenge and mail in the caller's transaction.
 * Above the caps of an address nothing is sent, and the answer is the same.
 *
 * @param origin where the mailed link leads, without a slash at the end
 */
export async function sendChallenge(
  tx: Transaction<Schema>,
  deps: Deps,
  { sessionId, email, origin }: { sessionId: string; email: string; origin: string },
): Promise<Sent> {
  const { secret, clock, newId } = deps
  const retryInMs = await countCall({ db: tx, secret }, COOLDOWN, `${sessionId} ${email}`)
  if (retryInMs > 0) return { kind: 'cooldown', retryInMs }
  const now = clock()
  // Two requests at once would each see the room for one more.
  await lockAddress(tx, email)
  for (const { most, withinMs } of CAPS)
    if ((await countChallengesSince(tx, email, new Date(now.getTime() - withinMs))) >= most) return { kind: 'queued' }
  const code = newCode()
  const token = newLinkToken(deps)
  await insertChallenge(tx, {
    id: newId(),
    sessionId,
    email,
    tokenHash: sha256(token),
    codeHash: hashCode(secret, code),
    now,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
  await queueMail(tx, deps, {
    to: email,
    content: verificationMail({ link: `${origin}/verify#${token}`, code }),
    transactional: true,
  })
  return { kind: 'queued' }
}

// Hex, because mail programs that find links in plain text leave out a '-' or '_' at the end.
const newLinkToken = ({ newToken }: Deps) => Buffer.from(newToken(), 'base64url').toString('hex')
