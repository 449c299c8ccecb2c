import { useEffect, useReducer, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { emailSchema } from '#contract/intake.ts'
import { memberEmailOf, useSessionSoFar } from '../../session/use-session.ts'
import type { DraftSync } from '../draft/draft-sync.ts'
import type { WizardValues } from '../form/form-values.ts'
import { keepAsked, keptAsked } from './kept-asked.ts'
import { useCarefulPress } from './use-careful-press.ts'
import { REQUEST_PROBLEMS } from './verification-copy.ts'
import { type Asked, INITIAL, verificationOf, verificationReducer } from './verification-state.ts'

export type EmailVerification = ReturnType<typeof useEmailVerification>

export function useEmailVerification(form: UseFormReturn<WizardValues>, sync: DraftSync) {
  const email = normalized(useWatch({ control: form.control, name: 'account.email' }))
  const proven = memberEmailOf(useSessionSoFar())
  const [state, dispatch] = useReducer(verificationReducer, INITIAL)
  const { asked, isVerified, isLocked } = verificationOf(state, email, proven)
  const isCooling = useIsAhead(asked?.endsAt)
  const isFocusDue = useRef(false)
  useEffect(() => {
    const kept = keptAsked()
    if (kept) dispatch({ type: 'asked', asked: kept })
  }, [])
  const tell = (next: Omit<Asked, 'email'>, of = email) => dispatch({ type: 'asked', asked: { email: of, ...next } })

  async function request(to = email) {
    if (to === '' || (to === email && (isVerified || isCooling || asked?.status === 'sending'))) return
    const hasGone = to === email && asked?.hasGone === true
    tell({ status: 'sending', hasGone }, to)
    // The server mails only addresses with a saved draft.
    const saved = await sync.save()
    if (saved.kind === 'bad_email') return tell({ status: 'failed', problem: REQUEST_PROBLEMS.invalid_email }, to)
    const next = await import('./ask-for-mail.ts').then(
      ({ askForMail }) => askForMail(to, { isAgain: hasGone }),
      (): Asked => ({ email: to, status: 'failed', problem: REQUEST_PROBLEMS.send_failed }),
    )
    keepAsked(next)
    isFocusDue.current = true
    dispatch({ type: 'asked', asked: next })
  }

  const { isDoubted, press } = useCarefulPress(form, { email, request })

  return {
    email,
    sync,
    isVerified,
    isLocked,
    isCooling,
    isCodeDue: !isVerified && (asked?.status === 'sent' || asked?.status === 'cooling'),
    asked,
    /** Send was pressed on a likely typo: nothing was sent. */
    isDoubted: isDoubted && !asked,
    press,
    request,
    /** A press showed or removed the code field: its replacement takes the focus once. */
    isFocusDue,
    tell,
    release: () => dispatch({ type: 'opened', email }),
    lock: (address: string) => dispatch({ type: 'arrived', email: address }),
    hasExpiredLink: state.hasExpiredLink,
    tellExpiredLink: () => dispatch({ type: 'link expired' }),
    forget: () => dispatch({ type: 'forgotten' }),
  }
}

function normalized(typed: string) {
  const parsed = emailSchema.safeParse(typed)
  return parsed.success ? parsed.data : typed.trim()
}

function useIsAhead(at: number | undefined) {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setPassed(at), at - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  return at !== undefined && passed !== at
}
