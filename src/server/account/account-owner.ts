import { sendChallenge } from '../challenges/send-challenge.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'

export type Member = { memberId: string; email: string }

/**
 * A member without a verification in the last ten minutes gets a new mail, except during the cooldown.
 * @throws `step_up` without such a verification
 */
export async function requireFresh(deps: Deps, owner: Owner, { origin }: { origin: string }): Promise<Member> {
  const { email } = owner
  if (owner.kind !== 'member' || email === null) throw refuse('step_up')
  if (owner.fresh) return { memberId: owner.id, email }
  const { sessionId, network } = owner
  await deps.db
    .transaction()
    .execute((tx) => sendChallenge(tx, deps, { sessionId, email, origin, network, isKnown: true }))
  deps.jobs.wake('send-mail')
  throw refuse('step_up')
}
