import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LOADING_DRAFT } from '../draft/copy.ts'
import type { WizardValues } from '../form/form-values.ts'
import { indexOf, missingOf, STEPS } from '../form/steps.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { CHANGES_COUNT, NEEDS_A_LOOK, OPEN_BOX } from './copy.ts'
import { useWasSubmitted } from './use-was-submitted.ts'
import { useWizard } from './use-wizard.ts'

const BAR =
  'mt-11 grid grid-cols-2 items-center gap-3 border-t border-line pt-6 @min-[30rem]:flex @min-[30rem]:flex-wrap @min-[30rem]:gap-y-2'
/** Aligns the text with the fields. */
const IN_LINE = '@min-[30rem]:-ml-3'
/** On a phone the bar stays in view, unless an answer is wrong: it would cover the message. */
const IN_REACH =
  'tall:@max-[30rem]:sticky tall:@max-[30rem]:-bottom-26 tall:@max-[30rem]:z-10 tall:@max-[30rem]:-mx-5 tall:@max-[30rem]:bg-card tall:@max-[30rem]:px-5'

type Props = {
  end?: ReactNode
  /** Called by Continue while the main button leads back to the review. */
  onContinue: () => void
}

export function NavigationBar({ end, onContinue }: Props) {
  const { step, verification, isSaving, submission, leadsToReview, save, goBack } = useWizard()
  const values = useFormValues()
  const missing = missingOf(step, values)
  const next = STEPS[indexOf(step.section) + 1]
  // From the step before the review, Continue goes there anyway.
  const isWayBack = leadsToReview && next !== undefined && next.section !== 'review'
  // Continue stays enabled: it leads to what is wrong.
  const isWrong = useFormState<WizardValues>().errors[step.section] !== undefined
  const words = useWords(isWrong)
  const isMain = step.section !== 'account' || verification.isVerified
  const isSubmitting = submission.status === 'submitting'
  return (
    <div className={classes(BAR, isMain && !isWrong && missing === undefined && `way-on ${IN_REACH}`)}>
      <Button variant="quiet" className={IN_LINE} isDisabled={indexOf(step.section) === 0} onPress={goBack}>
        Back
      </Button>
      <Button isPending={isSaving} onPress={save}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
      {isWayBack && (
        <Button className="col-span-2 @min-[30rem]:ml-auto" isDisabled={missing !== undefined} onPress={onContinue}>
          Continue to {next.title}
        </Button>
      )}
      <Button
        type="submit"
        variant={isMain && !isWrong ? 'primary' : 'second'}
        isDisabled={missing !== undefined}
        isPending={isSubmitting}
        className={classes('order-first col-span-2 @min-[30rem]:order-none', !isWayBack && '@min-[30rem]:ml-auto')}
      >
        {isWayBack ? 'Back to Review' : next ? `Continue to ${next.title}` : 'Submit intake'}
      </Button>
      {/* The text never moves the buttons. */}
      <div className="col-span-2 flex flex-wrap items-center justify-center gap-x-4 text-center text-small text-ink-soft @min-[30rem]:basis-full @min-[30rem]:flex-nowrap @min-[30rem]:justify-between @min-[30rem]:text-right">
        {end && <div className={IN_LINE}>{end}</div>}
        <p>
          {words.map((text) => (
            <span key={text} className="inline-block not-last:mr-4">
              {text}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

function useWords(isWrong: boolean) {
  const { step, draft } = useWizard()
  const values = useFormValues()
  const wasSubmitted = useWasSubmitted()
  const isReview = step.section === 'review'
  // The review step asks for consent itself.
  const lacksBox = !isReview && values.account.email.trim() !== '' && !values.account.otpConsent
  return [
    draft.loading === 'loading' && LOADING_DRAFT,
    missingOf(step, values),
    isWrong && NEEDS_A_LOOK,
    lacksBox && OPEN_BOX,
    savedText(draft.savedAt),
    wasSubmitted && !isReview && CHANGES_COUNT,
  ].filter((text) => typeof text === 'string')
}

const savedText = (savedAt: string | undefined) =>
  savedAt && `Saved at ${new Date(savedAt).toLocaleTimeString('en-US', { timeStyle: 'short' })}`
