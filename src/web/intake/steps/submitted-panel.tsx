import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SubmitResult } from '#contract/intake.ts'
import { askSession } from '../../session/use-session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageCard } from '../../ui/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { EyeIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { NumberedItem } from '../../ui/numbered-item.tsx'
import { PageTitle } from '../../ui/page/page-heading.tsx'
import { SendButton, VerificationStatus } from '../verification/email-verification.tsx'
import { useVerification } from '../verification/use-verification.ts'
import { WhoWaits } from './who-waits.tsx'

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
      <p className="mt-9 mb-3">
        <LinkButton to="/concierge" variant="primary">
          Launch concierge chat
        </LinkButton>
      </p>
      <p className="mb-9 text-small text-ink-soft">Two minutes. It begins with whom you would like to meet.</p>
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
      <div className="grid gap-4">
        <VerificationStatus hasSubmitted />
      </div>
      <WhoWaits email={submission.account.email} />
      <WhatHappensNext />
    </PageCard>
  )
}

const NEXT = [
  {
    title: 'You talk with the concierge.',
    text: 'It asks whom you would like to meet and how far is too far. Then your list gets better.',
  },
  {
    title: 'You ask for an introduction, or somebody asks for you.',
    text: 'The other sees a first name, an age, a city, a score, what you both chose, and the words and plan sent along.',
  },
  {
    title: 'You both say yes, and we introduce you.',
    text: 'By name, with a plan, and with the ways to reach each other that you ticked. Afterwards we ask how it went.',
  },
]

/** What comes after the seven steps. */
function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="mt-12">
      <h2 id="next" className="mb-5">
        What happens next
      </h2>
      <ol>
        {NEXT.map(({ title, text }, at) => (
          <NumberedItem key={title} number={at + 1} title={title} className="py-4">
            {text}
          </NumberedItem>
        ))}
        <NumberedItem number={NEXT.length + 1} title="A letter, if you like." className="py-4">
          Once a week, once a month, or not at all. <Link to="/preferences">Email preferences</Link>
        </NumberedItem>
      </ol>
    </section>
  )
}

/** 'Thursday, November 20, 2025 at 10:59 AM', on this device's clock. */
const longTime = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
