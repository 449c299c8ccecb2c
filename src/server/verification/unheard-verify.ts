import type { Secret } from '../challenges/spend-challenge.ts'
import { findChallengeOf } from '../challenges/spend-challenge.ts'
import type { Deps } from '../deps.ts'
import { MINUTE_MS } from '../durations.ts'
import { sign } from '../http/sign.ts'
import { findSession } from '../session/session.ts'
import { findBoth } from './draft-store.ts'

/** An earlier repeat is a concurrent call: the first reply had no time to arrive. */
const SOONEST_MS = 1000
/** A mailed secret is valid for the same time. */
const LATEST_MS = 10 * MINUTE_MS

/** Made from the browser's token and the secret: only the same browser gets it again. */
export const boundToken = (
  { secret }: Pick<Deps, 'secret'>,
  { token, challengeId }: { token: string; challengeId: string },
) => sign(secret, 'bound session', `${token}.${challengeId}`)

/**
 * Repeats a lost reply: the browser has its old token and the used secret, and the new token was never used.
 * @param token the browser's old cookie
 * @returns the first reply; undefined if there is none to repeat
 */
export async function repeatUnheard(deps: Deps, { token, secret }: { token: string; secret: Secret }) {
  const challenge = await findChallengeOf(deps, secret)
  if (!challenge?.spentAt) return undefined
  const bound = boundToken(deps, { token, challengeId: challenge.id })
  const found = await findSession(deps, bound)
  if (found.kind !== 'open') return undefined
  const { id: sessionId, memberId, email } = found.session
  const ageMs = deps.clock().getTime() - (found.boundAt?.getTime() ?? 0)
  if (memberId === null || email === null || ageMs < SOONEST_MS || ageMs > LATEST_MS || found.wasUsed) return undefined
  const draftChoice = (await findBoth(deps.db, { sessionId, memberId, email })) !== undefined
  return { token: bound, email, draftChoice }
}
