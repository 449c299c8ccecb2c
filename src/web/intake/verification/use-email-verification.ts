import { useCallback, useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { emailSchema } from '#contract/intake.ts'
import { EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import type { Session } from '#contract/verification.ts'
import { client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { forgetCsrfToken } from '../../api/http.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { DraftSync } from '../draft/draft-sync.ts'
import type { WizardValues } from '../form/form-values.ts'
import { CODE_REFUSED, REQUEST_PROBLEMS, VERIFIED_TOAST } from './verification-copy.ts'

/** What came of asking for a mail, for one address. Another address starts anew. */
type Asked = {
  email: string
  status: 'sending' | 'sent' | 'cooling' | 'failed' | 'verified' | 'confirmed'
  /** The mail can be read in this machine's outbox. */
  isInOutbox?: boolean
  /** Until when another mail must wait, in the clock's milliseconds. */
  endsAt?: number
  problem?: string
}

export type EmailVerification = ReturnType<typeof useEmailVerification>

/** Whether the email is proven, what was asked for it, and whether it may be changed. */
export function useEmailVerification(form: UseFormReturn<WizardValues>, sync: DraftSync) {
  const email = normalized(useWatch({ control: form.control, name: 'account.email' }))
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()
  const [lastAsked, setAsked] = useState<Asked>()
  const [locked, setLocked] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const [hasExpiredLink, setExpiredLink] = useState(false)
  const asked = lastAsked?.email === email ? lastAsked : undefined
  const isCooling = useIsAhead(asked?.endsAt)
  const isVerified =
    email !== '' &&
    (asked?.status === 'verified' ||
      asked?.status === 'confirmed' ||
      (session?.verified === true && session.email === email))
  const isLocked = opened !== email && (isVerified || (email !== '' && locked === email))

  /** Asks the server who this browser is. Not knowing counts as unverified. */
  const check = useCallback(async () => {
    const found = await client.session({}).catch(() => undefined)
    if (found) setSession(found)
  }, [])

  async function request() {
    if (email === '' || isVerified || isCooling || asked?.status === 'sending') return
    const call = asked ? client.resendEmail : client.requestEmail
    setAsked({ email, status: 'sending' })
    setExpiredLink(false)
    // The server mails only addresses it holds a draft for.
    const saved = await sync.save()
    if (saved.kind === 'bad_email')
      return setAsked({ email, status: 'failed', problem: REQUEST_PROBLEMS.invalid_email })
    setAsked(
      await call({ email }).then(
        (reply) => answered(email, reply),
        (error) => refused(email, error),
      ),
    )
  }

  /** @returns what is wrong with the code; undefined when it was right */
  async function confirm(code: string): Promise<string | undefined> {
    // What was typed here belongs to this browser's own draft, also when the member has another one.
    await sync.save()
    let isChoiceDue: boolean | undefined
    try {
      isChoiceDue = (await client.verify({ email, code })).draftChoice
    } catch (error) {
      return error instanceof ApiError && error.status === 400 ? CODE_REFUSED : REQUEST_PROBLEMS.unreachable
    }
    setAsked({ email, status: 'confirmed' })
    showToast({ variant: 'success', text: VERIFIED_TOAST })
    // Being bound changes the session, its token and perhaps the draft this browser may see.
    forgetCsrfToken()
    await check()
    if (isChoiceDue) void navigate('/verify/draft')
    else await sync.refresh()
    return undefined
  }

  /** Opens a locked email for change and lets go of the wait. */
  const release = () => {
    setOpened(email)
    setLocked(undefined)
    setAsked((now) => now && { email: now.email, status: now.status })
  }

  return {
    email,
    isVerified,
    isLocked,
    isCooling,
    asked,
    check,
    request,
    confirm,
    release,
    lock: (address: string) => setLocked(address),
    hasExpiredLink,
    /** A mailed link led here that does not work any more. */
    tellExpiredLink: () => setExpiredLink(true),
    forget() {
      setLocked(undefined)
      setOpened(undefined)
      setAsked(undefined)
      setExpiredLink(false)
    },
  }
}

/** An address as the server knows it; what is no address yet stands as it is typed. */
function normalized(typed: string) {
  const parsed = emailSchema.safeParse(typed)
  return parsed.success ? parsed.data : typed.trim()
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
  return { email, status: 'sent', endsAt, isInOutbox: reply.outbox === true }
}

function refused(email: string, error: unknown): Asked {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 429 && error instanceof ApiError) {
    const waitMs = error.body?.retryInMs ?? error.body?.cooldownMs ?? EMAIL_COOLDOWN_MS
    return { email, status: 'cooling', endsAt: Date.now() + waitMs }
  }
  const code = status === 404 ? 'not_found' : status === 400 ? 'invalid_email' : 'send_failed'
  return { email, status: 'failed', problem: REQUEST_PROBLEMS[code] }
}

/** Whether a moment still lies ahead; turns false by itself when it has come. */
function useIsAhead(at: number | undefined) {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setPassed(at), at - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  return at !== undefined && passed !== at
}
