import { lazy, type ReactNode, Suspense } from 'react'
import { BoundField } from '../form/bound-fields.tsx'
import { EmailVerification } from '../verification/email-verification.tsx'
import { StepFrame } from '../wizard/step-frame.tsx'
import { useWizard } from '../wizard/use-wizard.ts'

// Stands in the prerendered page; its code comes after the form's. A failure leaves it out.
const Nothing = (): ReactNode => null
const IntroductionPreview = lazy(async () => {
  const code = await import('./introduction-preview.tsx').catch(() => undefined)
  return { default: code?.default ?? Nothing }
})

export default function AccountStep() {
  const { submission } = useWizard()
  return (
    <>
      <StepFrame section="account">
        <EmailVerification hasSubmitted={submission.status === 'success'} />
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
      <Suspense>
        <IntroductionPreview />
      </Suspense>
    </>
  )
}
