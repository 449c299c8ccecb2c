import type { Transaction } from 'kysely'
import { emailSchema } from '#contract/intake.ts'
import { CHALLENGE_TRIES } from '#contract/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit, uncountCall } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { sha256 } from '../http/sign.ts'
import { refreshNow } from '../matches/refresh-matches.ts'
import { bindMember } from './bind-member.ts'
import { hashCode } from './send-challenge.ts'
import {
  type Challenge,
  countTriesOf,
  countTry,
  findByToken,
  knowsCode,
  lockAddress,
  spendByCode,
  spendById,
} from './store.ts'

const GUESSES: Limit = { name: 'verify-guesses', points: 10, windowMs: 60 * 60_000 }

type Secret = { token?: string | null | undefined; code?: string | null | undefined; email?: string | null | undefined }

type Outcome =
  | { kind: 'bound'; email: string; memberId: string; token: string; draftChoice: boolean }
  /** The link is good, but another browser asked for it: this one must name the address. Nothing is spent. */
  | { kind: 'confirm' }
  /** Good once, and no longer. */
  | { kind: 'dead' }
  | { kind: 'wrong' }

/**
 * Spends a mailed secret: a link's token, a link's token with the address, or an address with its code.
 *
 * @throws `invalid_or_expired` for every kind of failure, so that none can be told from another
 */
export async function verifyEmail(deps: Deps, owner: Owner, secret: Secret) {
  // Refused outside the transaction: the tries that were counted in it must stay counted.
  const outcome = await deps.db.transaction().execute((tx) => attempt(tx, deps, owner, secret))
  if (outcome.kind === 'bound')
    await refreshNow(deps, { ownerId: outcome.memberId, email: outcome.email, network: owner.network })
  if (outcome.kind === 'bound' || outcome.kind === 'confirm') return outcome
  throw refuse('invalid_or_expired')
}

async function attempt(tx: Transaction<Schema>, deps: Deps, owner: Owner, secret: Secret): Promise<Outcome> {
  const limits = { db: tx, secret: deps.secret }
  // Counted before anything is compared: the count's row is locked until the end, so that a session's
  // attempts follow one another and none slips past the tries of a challenge.
  if ((await countCall(limits, GUESSES, owner.sessionId)) > 0) return { kind: 'wrong' }
  const outcome = await compare(tx, deps, owner, secret)
  if (outcome.kind !== 'wrong') await uncountCall(limits, GUESSES, owner.sessionId)
  return outcome
}

async function compare(tx: Transaction<Schema>, deps: Deps, owner: Owner, secret: Secret): Promise<Outcome> {
  const named = emailSchema.safeParse(secret.email)
  const email = named.success ? named.data : undefined
  if (secret.token) return compareToken(tx, deps, owner, { token: secret.token, email, named: Boolean(secret.email) })
  if (secret.code && email !== undefined) return compareCode(tx, deps, owner, { code: secret.code, email })
  return { kind: 'wrong' }
}

async function compareToken(
  tx: Transaction<Schema>,
  deps: Deps,
  { sessionId }: Owner,
  { token, email, named }: { token: string; email: string | undefined; named: boolean },
): Promise<Outcome> {
  const challenge = await findByToken(tx, sha256(token.trim()))
  if (!challenge) return { kind: 'wrong' }
  if (!isLive(challenge, deps.clock())) return { kind: 'dead' }
  const asked = challenge.sessionId === sessionId
  if (!named && !asked) return { kind: 'confirm' }
  if (named && email !== challenge.email) {
    await countTry(tx, challenge.id)
    return { kind: 'wrong' }
  }
  await lockAddress(tx, challenge.email)
  if (!(await spendById(tx, challenge.id, deps.clock()))) return { kind: 'dead' }
  return bound(tx, deps, { sessionId, email: challenge.email })
}

const isLive = ({ spentAt, expiresAt, tries }: Challenge, now: Date) =>
  spentAt === null && expiresAt > now && tries < CHALLENGE_TRIES

/** A code is short, so it is good only where it was asked for: guessing it elsewhere cannot even begin. */
async function compareCode(
  tx: Transaction<Schema>,
  deps: Deps,
  { sessionId }: Owner,
  { code, email }: { code: string; email: string },
): Promise<Outcome> {
  const typed = { sessionId, email, codeHash: hashCode(deps.secret, code) }
  await lockAddress(tx, email)
  if (await spendByCode(tx, { ...typed, now: deps.clock() })) return bound(tx, deps, { sessionId, email })
  if (await knowsCode(tx, typed)) return { kind: 'dead' }
  await countTriesOf(tx, typed)
  return { kind: 'wrong' }
}

async function bound(
  tx: Transaction<Schema>,
  deps: Deps,
  binding: { sessionId: string; email: string },
): Promise<Outcome> {
  return { kind: 'bound', email: binding.email, ...(await bindMember(tx, deps, binding)) }
}
