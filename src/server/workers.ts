import { forgetConversations } from './concierge/forget-expired.ts'
import type { Deps } from './deps.ts'
import { forgetIdempotencyKeys } from './http/idempotency.ts'
import { countQueues } from './jobs/queue-metrics.ts'
import { sendMail } from './mail/send-mail.ts'
import { forgetOld } from './retention/forget-old.ts'
import { forgetEndedSessions } from './session/forget-expired.ts'

/** Which function works which queue, and which queues fill by the clock: the map of what happens without a request. */
export async function startWorkers(deps: Deps) {
  const { jobs } = deps
  countQueues(deps)

  await jobs.work('send-mail', (job) => sendMail(deps, job))

  await jobs.work('forget-expired', async () => {
    await forgetEndedSessions(deps)
    await forgetIdempotencyKeys(deps)
    await forgetOld(deps)
    await forgetConversations(deps)
  })
  await jobs.schedule('forget-expired', '17 * * * *', {})
}
