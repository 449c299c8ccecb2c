import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { focusField } from '../../ui/fields/focus-field.ts'
import { ServerNote } from '../../ui/page/server-note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BoundField } from '../form/bound-fields.tsx'
import type { WizardValues } from '../form/form-values.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { EmailVerification } from '../verification/email-verification.tsx'
import { StepFrame } from '../wizard/step-frame.tsx'
import { useWasSubmitted } from '../wizard/use-was-submitted.ts'
import { useWizard } from '../wizard/use-wizard.ts'

type PartProps = { part: 'card' | 'stages' }

const Prerendered = import.meta.env.SSR ? (await import('./introduction-preview.tsx')).default : undefined
const Nothing = (_: PartProps): ReactNode => null
const Fetched = lazy(async () => {
  const code = await import('./introduction-preview.tsx').catch(() => undefined)
  return { default: code?.default ?? Nothing }
})
// A constant: React would write each new object into the page.
const AS_IT_STANDS = { __html: '' }

/** A prerendered preview keeps its HTML, so its code is not loaded. */
function Preview({ part }: PartProps) {
  const { draft } = useWizard()
  const [isPrerendered] = useState(!useHydrated())
  // A phone shows the card above the form. Nothing in the card takes focus, so its order may differ.
  const className = part === 'card' ? 'lg:order-1' : 'order-2'
  if (Prerendered)
    return (
      <div className={className}>
        <Prerendered part={part} />
      </div>
    )
  if (isPrerendered)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing.
    return <div className={className} dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
  // A returning person knows the preview, and late content would move the requested field.
  if (draft.reached > 0) return null
  return (
    <div className={className}>
      <Suspense>
        <Fetched part={part} />
      </Suspense>
    </div>
  )
}

export default function AccountStep() {
  const { submission } = useWizard()
  const wasSubmitted = useWasSubmitted()
  const { getValues } = useFormContext<WizardValues>()
  // The number at the last blur.
  const [doubt, setDoubt] = useState<{ phone: string; words: string | undefined }>()

  /** @returns true if this number gets its first doubt */
  async function doubtPhone() {
    const { phone } = getValues('account')
    const code = await import('../form/phone-doubt.ts').catch(() => undefined)
    const words = code?.phoneDoubt(phone)
    setDoubt({ phone, words })
    return words !== undefined && doubt?.phone !== phone
  }
  return (
    <div className="flex flex-col">
      <Preview part="card" />
      <StepFrame section="account" holds={async () => (await doubtPhone()) && focusField('account.phone')}>
        <EmailVerification hasSubmitted={wasSubmitted || submission.status === 'success'} />
        <Phone doubt={doubt} onLeave={doubtPhone} />
      </StepFrame>
      <ServerNote name="landing" className="mt-6 px-5 text-small text-ink-soft empty:hidden lg:px-0" />
      {/* The note is after the card if the card is after the form. */}
      <ServerNote name="invented" className="order-1 mt-4 px-5 text-small text-ink-soft empty:hidden lg:px-0" />
      <Preview part="stages" />
    </div>
  )
}

type PhoneProps = { doubt: { phone: string; words: string | undefined } | undefined; onLeave: () => void }

function Phone({ doubt, onLeave }: PhoneProps) {
  const { phone } = useFormValues().account
  return (
    <div>
      <BoundField
        name="account.phone"
        label="Mobile number"
        isOptional
        hint="Shared only if you choose to, with one person, after you both said yes."
        type="tel"
        autoComplete="tel"
        width="mid"
        onBlur={onLeave}
      />
      <p role="status" className="mt-2 text-small font-label text-accent empty:sr-only">
        {doubt?.phone === phone && doubt.words}
      </p>
    </div>
  )
}
