import { birthdateProblem, type IntakeSubmission } from '#contract/intake.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { once } from '../http/idempotency.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { countOrRefuse, type Limit } from '../http/rate-limit.ts'
import { issueAt, refuse } from '../http/refusal.ts'
import { publishProfile } from '../matches/announce-member.ts'
import { enqueueRefresh, refreshNow } from '../matches/refresh-matches.ts'
import { todayOf } from '../today.ts'
import { bytesOf, LIST_BYTES } from '../write-bounds/write-bounds.ts'
import { insertSubmission } from './store.ts'

// Each submission makes a new list. Without a limit, a member could see everybody by changing city and age.
export const SUBMISSIONS: Limit = { name: 'submissions', points: 30, windowMs: DAY_MS }

/**
 * Earlier submissions of the owner and email stay as history. Matches are refreshed before the reply.
 * @param idempotencyKey a repeated call with the same key and answers gets the first reply
 * @throws `validation_failed` at `basics.birthdate` for someone under 18 today; `rate_limited` after 30 per day,
 * not counting repeated calls
 */
export async function submitIntake(
  deps: Deps,
  owner: Owner,
  { submission, idempotencyKey }: { submission: IntakeSubmission; idempotencyKey: string | undefined },
) {
  const now = deps.clock()
  refuseImpossibleAge(submission, now)
  const { email } = submission.account
  const list = { ownerId: ownerIdFor(owner, email), email }
  const { submittedAt } = await once(
    deps,
    { ownerId: owner.id, key: idempotencyKey, request: submission },
    async (tx) => {
      await countOrRefuse({ db: tx, secret: deps.secret }, SUBMISSIONS, owner.id)
      deps.countWrite(owner, bytesOf(submission) + LIST_BYTES)
      await insertSubmission(tx, { id: deps.newId(), ownerId: list.ownerId, submission, now })
      await publishProfile(tx, deps, list)
      await enqueueRefresh(tx, deps, list)
      return { submittedAt: now.toISOString() }
    },
  )
  await refreshNow(deps, { ...list, network: owner.network })
  // A repeated call sends the same answers. Answers are not stored with the key, because their format may become
  // outdated.
  return { submittedAt, submission }
}

function refuseImpossibleAge({ basics: { birthdate } }: IntakeSubmission, now: Date) {
  const problem = birthdate === undefined ? undefined : birthdateProblem(birthdate, todayOf(now))
  if (problem !== undefined) throw refuse('validation_failed', { issues: [issueAt(['basics', 'birthdate'], problem)] })
}
