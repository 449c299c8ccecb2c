import type { Transaction } from 'kysely'
import { emailSchema } from '#contract/intake.ts'
import { CHALLENGE_TRIES } from '#contract/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { sha256 } from '../http/sign.ts'
import { codeHashes } from './send-challenge.ts'
import {
  type Challenge,
  cancelChallengesFor,
  countTriesOf,
  countTry,
  findByCode,
  findByToken,
  knowsCode,
  lockAddress,
  spendByCode,
  spendById,
} from './store.ts'

/** A link's token, with or without the address, or an address with its code. */
export type Secret = {
  token?: string | null | undefined
  code?: string | null | undefined
  email?: string | null | undefined
}

type Spent =
  | { kind: 'proven'; email: string; challengeId: string }
  /** Another browser requested the link, so this one must send the address. The secret stays usable. */
  | { kind: 'confirm' }
  | { kind: 'dead' }
  | { kind: 'wrong' }

/** A secret that verifies an address cancels all others mailed there. */
export async function spendChallenge(
  tx: Transaction<Schema>,
  deps: Deps,
  owner: Owner,
  secret: Secret,
): Promise<Spent> {
  const spent = await compare(tx, deps, owner, secret)
  if (spent.kind === 'proven') await cancelChallengesFor(tx, spent.email, deps.clock())
  return spent
}

async function compare(tx: Transaction<Schema>, deps: Deps, owner: Owner, secret: Secret): Promise<Spent> {
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
): Promise<Spent> {
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
  return { kind: 'proven', email: challenge.email, challengeId: challenge.id }
}

/** Accepts any browser's secret, used or not; undefined for a wrong one. */
export async function findChallengeOf({ db, secret: key }: Pick<Deps, 'db' | 'secret'>, secret: Secret) {
  const named = emailSchema.safeParse(secret.email)
  if (secret.token) return findByToken(db, sha256(secret.token.trim()))
  if (!secret.code || !named.success) return undefined
  return findByCode(db, { email: named.data, codeHashes: codeHashes(key, secret.code) })
}

const isLive = ({ spentAt, expiresAt, tries }: Challenge, now: Date) =>
  spentAt === null && expiresAt > now && tries < CHALLENGE_TRIES

/** A short code is valid only in the browser that requested it, so others cannot guess it. */
async function compareCode(
  tx: Transaction<Schema>,
  deps: Deps,
  { sessionId }: Owner,
  { code, email }: { code: string; email: string },
): Promise<Spent> {
  const typed = { sessionId, email, codeHashes: codeHashes(deps.secret, code) }
  await lockAddress(tx, email)
  const challengeId = await spendByCode(tx, { ...typed, now: deps.clock() })
  if (challengeId !== undefined) return { kind: 'proven', email, challengeId }
  if (await knowsCode(tx, typed)) return { kind: 'dead' }
  await countTriesOf(tx, typed)
  return { kind: 'wrong' }
}
