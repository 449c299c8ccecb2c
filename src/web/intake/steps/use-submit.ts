import { useFormContext } from 'react-hook-form'
import type { IntakeSubmission } from '#contract/intake.ts'
import { client } from '../../api/client.ts'
import { ApiError, ValidationIssues } from '../../api/errors.ts'
import { rememberSubmitted } from '../../session/member-email.ts'
import { UNREADABLE } from '../draft/copy.ts'
import type { WizardValues } from '../form/form-values.ts'
import { type FieldIssue, sortIssues, submissionFrom } from '../form/rules.ts'
import { RESOLVE_FIELDS } from '../wizard/copy.ts'
import { useWizard } from '../wizard/use-wizard.ts'

const TOO_MANY = 429
const SUBMIT_REFUSED = 'We could not submit your intake yet. Please review the highlighted fields.'
const SUBMIT_FAILED = 'Something went wrong submitting your intake. Try again in a moment.'

export function useSubmit() {
  const form = useFormContext<WizardValues>()
  const { sync, submission, setSubmission, lastSent, fail, setNotice } = useWizard()

  function refuse(message: string, errors: FieldIssue[]) {
    setSubmission({ status: 'error', message })
    fail(message, errors)
  }

  function keyFor(intake: IntakeSubmission) {
    const body = JSON.stringify(intake)
    // crypto.randomUUID needs https or localhost; a local network address has neither.
    if (body !== lastSent.current.body)
      lastSent.current = { body, key: crypto.getRandomValues(new Uint32Array(4)).join() }
    return lastSent.current.key
  }

  async function send(intake: IntakeSubmission) {
    setSubmission({ status: 'submitting' })
    const headers = { 'Idempotency-Key': keyFor(intake) }
    const result = await client.submitIntake(intake, { headers })
    rememberSubmitted(result.submission.account.email)
    setSubmission({ status: 'success', result })
    void sync.save()
  }

  function failed(error: unknown) {
    // A rate limit is not a field error: waiting helps.
    if (!(error instanceof ApiError) || error.status === TOO_MANY) return refuse(SUBMIT_FAILED, [])
    if (error.isUnreadable) setNotice({ text: UNREADABLE })
    const issues = error instanceof ValidationIssues ? sortIssues(error.issues) : undefined
    if (issues?.elsewhere[0]) setNotice({ text: issues.elsewhere[0] })
    refuse(SUBMIT_REFUSED, issues?.atFields ?? [])
  }

  return async () => {
    if (submission.status === 'submitting') return
    setNotice(undefined)
    const checked = submissionFrom(form.getValues())
    if ('issues' in checked) return refuse(RESOLVE_FIELDS, checked.issues)
    await send(checked.submission).catch(failed)
  }
}
