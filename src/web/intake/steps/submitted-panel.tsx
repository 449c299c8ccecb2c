import { useEffect, useRef } from 'react'
import type { SubmitResult } from '#contract/intake.ts'
import { askSession } from '../../session/use-session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageCard } from '../../ui/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { EyeIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PageTitle } from '../../ui/page/page-heading.tsx'
import { SendButton, VerificationStatus } from '../verification/email-verification.tsx'
import { useVerification } from '../verification/use-verification.ts'

/** The intake is in: when, and what comes next. */
export function SubmittedPanel({ result: { submittedAt, submission } }: { result: SubmitResult }) {
  const { isVerified } = useVerification()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void askSession()
  }, [])
  return (
    <PageCard as="section" aria-labelledby="submitted" className="animate-rise">
      <PageTitle isPrivate>Intake submitted</PageTitle>
      <Logo className="mb-7 block size-22" />
      <h1 ref={heading} id="submitted" tabIndex={-1}>
        Intake submitted
      </h1>
      <p className="mt-3 text-lede text-ink-soft">
        Thank you, <span dir="auto">{submission.basics.displayName}</span>. We have everything we need to begin.
      </p>
      <p className="mt-2 text-small text-ink-soft">
        Submitted <time dateTime={submittedAt}>{longTime(submittedAt)}</time>
      </p>
      <p className="my-9">
        <LinkButton to="/concierge" variant="primary">
          Launch concierge chat
        </LinkButton>
      </p>
      {!isVerified && (
        <Note
          tone="plain"
          icon={<EyeIcon />}
          title="Verify your email to see everyone"
          action={<SendButton size="small" />}
          className="mb-4"
        >
          Until then you see a preview, and nobody sees you.
        </Note>
      )}
      <VerificationStatus hasSubmitted />
    </PageCard>
  )
}

/** 'Thursday, November 20, 2025 at 10:59 AM', on this device's clock. */
const longTime = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
