import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SubmitResult } from '#contract/endpoints/intake-calls.ts'
import { askSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageCard } from '../../ui/card.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PageTitle } from '../../ui/page/page-heading.tsx'
import { SendButton, VerificationStatus } from '../verification/email-verification.tsx'
import { useVerification } from '../verification/use-verification.ts'
import { PathStep } from './path-step.tsx'
import { WhoWaits } from './who-waits.tsx'

export function SubmittedPanel({ result: { submittedAt, submission } }: { result: SubmitResult }) {
  const { isVerified, isFocusDue } = useVerification()
  const heading = useRef<HTMLHeadingElement>(null)
  const chat = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void askSession()
  }, [])
  useEffect(() => {
    // The code field had the focus and is gone.
    if (isVerified && document.activeElement === document.body) chat.current?.focus()
    if (isVerified) isFocusDue.current = false
  }, [isVerified, isFocusDue])
  return (
    <PageCard as="section" aria-labelledby="submitted" className="animate-rise">
      <PageTitle isPrivate>Intake submitted</PageTitle>
      <Logo className="mb-7 block size-22" />
      <h1 ref={heading} id="submitted" tabIndex={-1}>
        Intake submitted
      </h1>
      <p className="mt-3 text-lede text-ink-soft">
        Thank you, <span dir="auto">{submission.basics.displayName}</span>. {isVerified ? 'Two' : 'Three'} steps from
        here to a first meeting.
      </p>
      <p className="mt-2 mb-8 text-small text-ink-soft">
        Submitted <time dateTime={submittedAt}>{longTime(submittedAt)}</time>
      </p>
      <ol className="border-b border-line">
        <PathStep number={1} title="Verify" state={isVerified ? 'done' : 'now'}>
          {isVerified ? (
            <p className="mt-1.5 text-ink-soft">
              Your email is verified. You see the people who suit you, and they see you.
            </p>
          ) : (
            <>
              <p className="mt-1.5 mb-4 text-ink-soft">
                Until your email is verified you see a preview, and nobody sees you.
              </p>
              <div className="grid justify-items-start gap-4">
                <SendButton isMain />
                <VerificationStatus hasSubmitted isMain />
              </div>
            </>
          )}
        </PathStep>
        <PathStep number={2} title="Talk" state={isVerified ? 'now' : 'later'}>
          <p className="mt-1.5 mb-4 text-ink-soft">
            Two minutes with the concierge, in your own words. First question: who would you like to meet?
          </p>
          <Link ref={chat} to="/concierge" className={buttonClass({ variant: isVerified ? 'primary' : 'second' })}>
            Launch concierge chat
          </Link>
        </PathStep>
        <PathStep number={3} title="Meet" state="later">
          <p className="mt-1.5 text-ink-soft">
            You ask for an introduction, or somebody asks for you. If both say yes, you get a name, a plan, and a way to
            write. Afterwards we ask how it went.
          </p>
          <WhoWaits email={submission.account.email} isProven={isVerified} />
        </PathStep>
      </ol>
      <p className="mt-5 text-small text-ink-soft">
        On Thursdays a letter presents somebody new, when there is somebody. Monthly and pause are in your{' '}
        <Link to="/preferences">email preferences</Link>.
      </p>
    </PageCard>
  )
}

/** In this device's time zone. */
const longTime = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
