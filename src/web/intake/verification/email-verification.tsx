import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { askSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { focusField } from '../../ui/fields/focus-field.ts'
import { BoundField } from '../form/bound-fields.tsx'
import type { WizardValues } from '../form/form-values.ts'
import type { CodePanelProps } from './code-panel.tsx'
import { PasscodeConsent } from './passcode-consent.tsx'
import { useVerification } from './use-verification.ts'
import {
  ALREADY_VERIFIED,
  BEEN_HERE,
  CHANGE_EMAIL,
  CODE_NOT_LOADED,
  EMAIL_ID,
  ENTER_EMAIL_TOAST,
  LINK_EXPIRED,
  RESEND,
  SEND,
  SENDING,
  SENT,
  VERIFIED,
} from './verification-copy.ts'

const loadCodePanel = () => import('./code-panel.tsx')
/** Keeps the first page small. */
const CodePanel = lazy(() => loadCodePanel().catch(() => ({ default: NoCodePanel })))
const WayToMatches = lazy(() => import('./way-to-matches.tsx').catch(() => ({ default: () => null })))
const NoCodePanel = (_: CodePanelProps) => <ErrorText>{CODE_NOT_LOADED}</ErrorText>

export function EmailVerification({ hasSubmitted }: { hasSubmitted: boolean }) {
  const verification = useVerification()
  const isLocked = useFrozenWhilePressed(verification.isLocked)
  const isNew = useFrozenWhilePressed(!verification.isVerified && !verification.asked)
  const [code, setCode] = useState<typeof import('./meant-email.tsx')>()
  const { trigger, getValues, setValue } = useFormContext<WizardValues>()

  // Enter requests verification, or shows the error. After a request, Enter goes on.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isLocked || verification.asked) return
    event.preventDefault()
    if (verification.email) return void verification.press()
    void trigger('account.email')
    showToast({ variant: 'error', text: ENTER_EMAIL_TOAST })
  }

  function use(meant: string) {
    setValue('account.email', meant, { shouldDirty: true, shouldValidate: true })
    // After the request, the code field takes the focus.
    if (verification.isDoubted) void verification.request(meant)
    else focusField('account.email')
  }

  function leave() {
    const typed = getValues('account.email')
    if (/\s/.test(typed)) setValue('account.email', typed.replaceAll(/\s/g, ''), { shouldDirty: true })
    void import('./meant-email.tsx').then(setCode, () => {})
    void loadCodePanel().catch(() => {})
  }

  function change() {
    verification.release()
    focusField('account.email')
  }

  return (
    <div className="grid gap-4">
      <BoundField
        id={EMAIL_ID}
        name="account.email"
        label="Email"
        hint="For verification and introductions. Nobody sees you until you prove it is yours."
        type="email"
        autoComplete="email"
        isRequired
        isReadOnly={isLocked}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div role="status" className="empty:sr-only">
        {code && !isLocked && <code.default email={verification.email} isAsked={verification.isDoubted} onUse={use} />}
      </div>
      {isLocked && (
        <p>
          <Button variant="quiet" size="small" className="-ml-3" onPress={change}>
            {CHANGE_EMAIL}
          </Button>
        </p>
      )}
      <PasscodeConsent />
      <div className="grid justify-items-start gap-2.5">
        <SendButton isMain isCareful />
        {isNew && <p className="text-small text-ink-soft">{BEEN_HERE}</p>}
      </div>
      <VerificationStatus isMain hasSubmitted={hasSubmitted} />
    </div>
  )
}

export function VerificationStatus({ hasSubmitted, isMain = false }: { hasSubmitted: boolean; isMain?: boolean }) {
  const { asked, isVerified, isCooling, isCodeDue, hasExpiredLink } = useFrozenWhilePressed(useVerification())
  useEffect(() => {
    void askSession()
    // The person may have verified in another tab.
    const onVisible = () => document.visibilityState === 'visible' && void askSession()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  return (
    <>
      <div role="status" className="grid gap-2 text-small text-ink-soft empty:sr-only">
        {asked?.status === 'verified' && <p>{ALREADY_VERIFIED}</p>}
        {asked?.status === 'sent' && !isVerified && <p>{SENT}</p>}
        {hasExpiredLink && !isVerified && <ErrorText>{LINK_EXPIRED}</ErrorText>}
        {asked?.problem && <ErrorText>{asked.problem}</ErrorText>}
      </div>
      {isCodeDue && (
        <Suspense>
          <CodePanel isMain={isMain} asked={asked} isCooling={isCooling} />
        </Suspense>
      )}
      {isVerified && (
        <Suspense>
          <WayToMatches hasSubmitted={hasSubmitted} />
        </Suspense>
      )}
    </>
  )
}

type SendProps = {
  size?: 'small'
  isMain?: boolean
  /** Asks for consent and about a typo first. */
  isCareful?: boolean
}

export function SendButton({ size, isMain = false, isCareful = false }: SendProps) {
  const { email, isVerified, isCooling, isCodeDue, asked, press, request } = useVerification()
  const isSending = asked?.status === 'sending'
  const label = isVerified ? VERIFIED : isSending ? SENDING : asked?.hasGone ? RESEND : SEND
  return (
    <Button
      size={size}
      variant={isMain && !isCodeDue ? 'primary' : 'second'}
      isPending={isSending}
      isGood={isVerified}
      isDisabled={!isVerified && email === ''}
      isUnavailable={!isVerified && isCooling}
      onPress={isCareful ? press : () => request()}
    >
      {label}
    </Button>
  )
}
