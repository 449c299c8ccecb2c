import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ServerNote } from '../../ui/page/server-note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BoundField } from '../form/bound-fields.tsx'
import { EmailVerification } from '../verification/email-verification.tsx'
import { StepFrame } from '../wizard/step-frame.tsx'
import { useWasSubmitted } from '../wizard/use-was-submitted.ts'
import { useWizard } from '../wizard/use-wizard.ts'

const Prerendered = import.meta.env.SSR ? (await import('./introduction-preview.tsx')).default : undefined
// A failure leaves it out.
const Nothing = (): ReactNode => null
const Fetched = lazy(async () => {
  const code = await import('./introduction-preview.tsx').catch(() => undefined)
  return { default: code?.default ?? Nothing }
})
// One object: React writes another one into the page.
const AS_IT_STANDS = { __html: '' }

/** Nothing in it can be pressed: where it stands in the prerendered page it stays as it is, and its code is not fetched. */
function Preview() {
  const [isPrerendered] = useState(!useHydrated())
  if (Prerendered)
    return (
      <div>
        <Prerendered />
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing.
  if (isPrerendered) return <div dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
  return (
    <Suspense>
      <Fetched />
    </Suspense>
  )
}

export default function AccountStep() {
  const { submission } = useWizard()
  const wasSubmitted = useWasSubmitted()
  return (
    <>
      <StepFrame section="account">
        <EmailVerification hasSubmitted={wasSubmitted || submission.status === 'success'} />
        <BoundField
          name="account.phone"
          label="Mobile number"
          isOptional
          hint="Goes only to somebody you are introduced to, and only if you tick it then."
          type="tel"
          autoComplete="tel"
          width="mid"
        />
      </StepFrame>
      <ServerNote name="landing" className="mt-6 text-small text-ink-soft empty:hidden" />
      <Preview />
    </>
  )
}
