import type { Transaction } from 'kysely'
import { CHALLENGE_MS, EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import type { Network } from '../http/network.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { recentSigns, type SigningKey, sha256, sign } from '../http/sign.ts'
import { queueMail } from '../mail/send-mail.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { newCode, plainCode } from './code.ts'
import { verificationMail } from './emails.ts'
import { countAgainstCaps } from './mail-caps.ts'
import { insertChallenge, lockAddress } from './store.ts'

const COOLDOWN: Limit = { name: 'mail-cooldown', points: 1, windowMs: EMAIL_COOLDOWN_MS }

/** The hash is keyed: otherwise someone with a stolen table could try every short code in minutes. */
export const hashCode = (secret: SigningKey, code: string) => sign(secret, 'code', plainCode(code))

/** One hash per secret, so mails stay valid after a change of the secret. */
export const codeHashes = (secret: SigningKey, code: string) => recentSigns(secret, 'code', plainCode(code))

export type Sent = { kind: 'queued' } | { kind: 'cooldown'; retryInMs: number }

type Wanted = {
  sessionId: string
  email: string
  origin: string
  network: Network
  isKnown: boolean
}

/**
 * Runs in the caller's transaction. Above a limit nothing is sent: the reply is the same, and rows are marked as
 * withheld.
 */
export async function sendChallenge(
  tx: Transaction<Schema>,
  deps: Deps,
  { sessionId, email, origin, network, isKnown }: Wanted,
): Promise<Sent> {
  const { secret, clock, newId } = deps
  const retryInMs = await countCall({ db: tx, secret }, COOLDOWN, `${sessionId} ${email}`)
  if (retryInMs > 0) return { kind: 'cooldown', retryInMs }
  const now = clock()
  const asked = { mailbox: mailboxHash(secret, email), network: network && sign(secret, 'mail-network', network) }
  // Without a lock, two requests could both use the last mail of a limit.
  await lockAddress(tx, email)
  await lockAddress(tx, asked.mailbox)
  const counted = await countAgainstCaps(tx, { ...asked, isKnown, now })
  const withheld = counted === 'withheld'
  const code = newCode()
  const token = newLinkToken(deps)
  await insertChallenge(tx, {
    ...asked,
    id: newId(),
    sessionId,
    email,
    tokenHash: sha256(token),
    codeHash: hashCode(secret, code),
    now,
    expiresAt: withheld ? now : new Date(now.getTime() + CHALLENGE_MS),
    known: counted === 'known',
    share: counted === 'share',
    withheld,
  })
  const content = verificationMail({ link: `${origin}/verify#${token}`, code })
  await queueMail(tx, deps, { to: email, content, transactional: true, withheld })
  return { kind: 'queued' }
}

// Hex: mail programs leave out a '-' or '_' at a link's end.
const newLinkToken = ({ newToken }: Deps) => Buffer.from(newToken(), 'base64url').toString('hex')
