import type { Transaction } from 'kysely'
import { type Secret, spendChallenge } from '../challenges/spend-challenge.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit, uncountCall } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { refreshNow } from '../matches/refresh-matches.ts'
import { bindMember } from './bind-member.ts'
import { boundToken } from './unheard-verify.ts'

const GUESSES: Limit = { name: 'verify-guesses', points: 10, windowMs: HOUR_MS }

type Outcome =
  | ({ kind: 'bound'; email: string } & Awaited<ReturnType<typeof bindMember>>)
  | Exclude<Awaited<ReturnType<typeof spendChallenge>>, { kind: 'proven' }>

type Sent = Secret & { browser: string | undefined; session: string | undefined }

/** @throws `invalid_or_expired` for every failure, so all look the same */
export async function verifyEmail(deps: Deps, owner: Owner, secret: Sent) {
  // Thrown outside the transaction, so the count of attempts stays.
  const outcome = await deps.db.transaction().execute((tx) => attempt(tx, deps, owner, secret))
  if (outcome.kind === 'bound')
    await refreshNow(deps, { ownerId: outcome.memberId, email: outcome.email, network: owner.network })
  if (outcome.kind === 'bound' || outcome.kind === 'confirm') return outcome
  throw refuse('invalid_or_expired')
}

async function attempt(tx: Transaction<Schema>, deps: Deps, owner: Owner, secret: Sent): Promise<Outcome> {
  const limits = { db: tx, secret: deps.secret }
  // The count comes first. Its row lock makes a session's attempts run one by one, so none avoids the limit.
  if ((await countCall(limits, GUESSES, owner.sessionId)) > 0) return { kind: 'wrong' }
  const spent = await spendChallenge(tx, deps, owner, secret)
  if (spent.kind !== 'wrong') await uncountCall(limits, GUESSES, owner.sessionId)
  if (spent.kind !== 'proven') return spent
  const { email, challengeId } = spent
  const { browser, session } = secret
  const token = session === undefined ? undefined : boundToken(deps, { token: session, challengeId })
  return {
    kind: 'bound',
    email,
    ...(await bindMember(tx, deps, { sessionId: owner.sessionId, email, browser, token })),
  }
}
