import { useState } from 'react'
import type { Verified } from '#contract/verification.ts'
import { client } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { forgetCsrfToken } from '../api/http.ts'
import type { Leave } from '../session/leave.ts'
import { rememberEmail } from '../session/member-email.ts'
import { ARRIVED, CHOOSE, REFUSED, RETURNED } from './copy.ts'

const wayOn = ({ draftChoice, isReturning }: Verified) => (draftChoice ? CHOOSE : isReturning ? RETURNED : ARRIVED)

/** Nothing is sent before `spend`. */
export function useConfirm({ token, leave }: { token: string; leave: Leave }) {
  const [step, setStep] = useState<'press' | 'name'>('press')
  const [status, setStatus] = useState<'idle' | 'sending' | 'unreachable'>('idle')

  /** @param email typed if another browser asked for the mail */
  async function spend(email?: string) {
    if (status === 'sending') return
    setStatus('sending')
    try {
      const reply = await client.verify(email === undefined ? { token } : { token, email })
      if (reply.confirmEmail) {
        setStep('name')
        return setStatus('idle')
      }
      // The CSRF token changed with the session.
      forgetCsrfToken()
      rememberEmail(reply.email)
      leave(wayOn(reply))
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return leave(REFUSED)
      setStatus('unreachable')
    }
  }

  return { step, status, spend }
}
