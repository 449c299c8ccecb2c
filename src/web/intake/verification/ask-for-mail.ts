import { EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import { client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { REQUEST_PROBLEMS } from './verification-copy.ts'
import type { Asked } from './verification-state.ts'

export async function askForMail(email: string, { isAgain }: { isAgain: boolean }): Promise<Asked> {
  const call = isAgain ? client.resendEmail : client.requestEmail
  return call({ email }).then(
    (reply) => answered(email, reply),
    (error) => ({ ...refused(email, error), ...(isAgain ? { hasGone: true } : {}) }),
  )
}

function answered(
  email: string,
  reply: {
    alreadyVerified?: boolean | undefined
    cooldownMs?: number | undefined
    retryInMs?: number | undefined
    outbox?: boolean | undefined
  },
): Asked {
  if (reply.alreadyVerified) return { email, status: 'verified' }
  const endsAt = Date.now() + (reply.retryInMs ?? reply.cooldownMs ?? EMAIL_COOLDOWN_MS)
  return { email, status: 'sent', hasGone: true, endsAt, isInOutbox: reply.outbox === true }
}

function refused(email: string, error: unknown): Asked {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 429 && error instanceof ApiError) {
    const waitMs = error.body?.retryInMs ?? error.body?.cooldownMs ?? EMAIL_COOLDOWN_MS
    return { email, status: 'cooling', hasGone: true, endsAt: Date.now() + waitMs }
  }
  const code = status === 404 ? 'not_found' : status === 400 ? 'invalid_email' : 'send_failed'
  return { email, status: 'failed', problem: REQUEST_PROBLEMS[code] }
}
