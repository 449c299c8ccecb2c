import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { IntakeSubmission } from '#contract/intake.ts'
import { client } from '../../api/client.ts'
import { ApiError, ValidationIssues } from '../../api/errors.ts'
import { rememberSubmitted } from '../../session/member-email.ts'
import { type Banner, UNREADABLE } from '../draft/copy.ts'
import type { DraftSync } from '../draft/draft-sync.ts'
import type { WizardValues } from '../form/form-values.ts'
import { type FieldIssue, sortIssues, submissionFrom } from '../form/rules.ts'
import { RESOLVE_FIELDS, SUBMIT_FAILED, SUBMIT_REFUSED } from './copy.ts'
import type { SubmitState } from './use-wizard.ts'

const TOO_MANY = 429

type Shell = {
  fail: (title: string, errors: FieldIssue[]) => void
  setNotice: (banner: Banner | undefined) => void
}

/** A changed answer resets the state to idle. */
export function useSubmit(form: UseFormReturn<WizardValues>, sync: DraftSync, { fail, setNotice }: Shell) {
  const [submission, setSubmission] = useState<SubmitState>({ status: 'idle' })
  const keyFor = useRef(createKeys())

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setSubmission((now) => (now.status === 'submitting' ? now : { status: 'idle' })),
      }),
    [form],
  )

  function refuse(message: string, errors: FieldIssue[]) {
    setSubmission({ status: 'error', message })
    fail(message, errors)
  }

  async function send(intake: IntakeSubmission) {
    setSubmission({ status: 'submitting' })
    const headers = { 'Idempotency-Key': keyFor.current(intake) }
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

  async function submit() {
    if (submission.status === 'submitting') return
    setNotice(undefined)
    const checked = submissionFrom(form.getValues())
    if ('issues' in checked) return refuse(RESOLVE_FIELDS, checked.issues)
    await send(checked.submission).catch(failed)
  }

  return { submission, submit, clearSubmission: () => setSubmission({ status: 'idle' }) }
}

/** The same answers repeat the same key. */
function createKeys() {
  let last = ''
  let key = ''
  return (intake: IntakeSubmission) => {
    const body = JSON.stringify(intake)
    // crypto.randomUUID needs https or localhost; a local network address has neither.
    if (body !== last) key = crypto.getRandomValues(new Uint32Array(4)).join()
    last = body
    return key
  }
}
