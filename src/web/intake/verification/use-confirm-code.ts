import { useNavigate } from 'react-router'
import type { Verified } from '#contract/verification.ts'
import { client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { forgetCsrfToken } from '../../api/http.ts'
import { askSession, forgetSession } from '../../session/use-session.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useVerification } from './use-verification.ts'
import { REQUEST_PROBLEMS, SIGNED_IN_TOAST, VERIFIED_TOAST } from './verification-copy.ts'

const CODE_REFUSED = 'That code is wrong, used or older than 10 minutes. Check it, or ask for a new email.'

/** @returns a function that resolves to the problem, if any */
export function useConfirmCode() {
  const { email, sync, tell, isFocusDue } = useVerification()
  const navigate = useNavigate()

  return async function confirm(code: string): Promise<string | undefined> {
    // First saves the answers in this browser's draft: the member may have another draft.
    await sync.save()
    let reply: Verified
    try {
      reply = await client.verify({ email, code })
    } catch (error) {
      return error instanceof ApiError && error.status === 400 ? CODE_REFUSED : REQUEST_PROBLEMS.unreachable
    }
    isFocusDue.current = true
    tell({ status: 'confirmed' })
    showToast({ variant: 'success', text: reply.isReturning ? SIGNED_IN_TOAST : VERIFIED_TOAST })
    // The session, its token and maybe the draft change.
    forgetCsrfToken()
    forgetSession()
    await askSession()
    if (reply.draftChoice) void navigate('/verify/draft')
    else await sync.refresh()
    return undefined
  }
}
