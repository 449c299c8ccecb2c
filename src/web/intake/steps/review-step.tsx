import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import { MAX_NOTES } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { BoundCheck } from '../form/bound-fields.tsx'
import { DIVIDER } from '../form/divider.ts'
import type { WizardValues } from '../form/form-values.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { PasscodeConsent } from '../verification/passcode-consent.tsx'
import { CHANGES_COUNT } from '../wizard/copy.ts'
import { StepFrame } from '../wizard/step-frame.tsx'
import { useWasSubmitted } from '../wizard/use-was-submitted.ts'
import { useWizard } from '../wizard/use-wizard.ts'
import { ReviewSummary } from './review-summary.tsx'
import { SubmittedPanel } from './submitted-panel.tsx'
import { useSubmit } from './use-submit.ts'

export default function ReviewStep() {
  const { submission } = useWizard()
  return submission.status === 'success' ? <SubmittedPanel result={submission.result} /> : <Review />
}

function Review() {
  const { submission, attempt, goTo } = useWizard()
  const submit = useSubmit()
  const wasSubmitted = useWasSubmitted()
  // The review asks for consent if it was skipped on the first step.
  const hasPasscodeConsent = useFormValues().account.otpConsent
  const [isGivenHere, setGivenHere] = useState(false)
  // With invalid fields, it is the title of their summary.
  const problem = submission.status === 'error' && !attempt?.errors.length ? submission.message : undefined
  return (
    <StepFrame section="review" submit={submit}>
      {wasSubmitted && (
        <Note tone="good" title="You have submitted this intake.">
          {CHANGES_COUNT} <Link to="/results">See your matches</Link>
        </Note>
      )}
      <ReviewSummary />
      <p>
        <Button onPress={() => goTo('account')}>Edit earlier responses</Button>
      </p>
      <div className={`grid gap-9 ${DIVIDER}`}>
        <Notes />
        <fieldset className="min-w-0">
          <legend className="font-display text-h3 font-medium">Your consent</legend>
          {(!hasPasscodeConsent || isGivenHere) && (
            <Note tone="notice" title={hasPasscodeConsent ? PASSCODE_TICKED : PASSCODE_UNTICKED} className="mt-3 mb-2">
              {!hasPasscodeConsent && "You can tick it here. Without it the intake can't be submitted."}
              <div className="mt-1 text-body">
                <PasscodeConsent onChange={setGivenHere} />
              </div>
            </Note>
          )}
          <BoundCheck
            name="review.matchmakingConsent"
            withdrawn="Matchmaking consent is required"
            hint="Never sold. Members see your name, age, city, and what you two have in common. Export or delete everything at any time."
            className="mt-2"
          >
            Matchmaking consent: use my answers to suggest matches
          </BoundCheck>
          <BoundCheck
            name="review.verificationConsent"
            withdrawn="Verification consent is required"
            hint="Today that means your email. We don't check ID."
          >
            Verification consent: check that I am who I say I am
          </BoundCheck>
        </fieldset>
      </div>
      {/* Added with its text: some screen readers do not announce text that is put into an empty alert. */}
      {problem && (
        <div role="alert">
          <Note tone="bad">
            <b>{problem}</b>
          </Note>
        </div>
      )}
    </StepFrame>
  )
}

const PASSCODE_UNTICKED = 'One box from step 1 is still unticked.'
const PASSCODE_TICKED = 'The box from step 1 is ticked now.'

function Notes() {
  const { field, fieldState } = useController<WizardValues, 'review.notesForMatchmaker'>({
    name: 'review.notesForMatchmaker',
  })
  return (
    <TextArea
      name={field.name}
      label="Notes to matchmaker"
      hint={`Optional: anything a form would miss. The concierge reads it, the people who run it can, and no member does. ${MAX_NOTES} characters at most.`}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
