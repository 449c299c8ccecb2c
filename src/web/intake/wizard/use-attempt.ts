import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WizardValues } from '../form/form-values.ts'
import type { FieldIssue } from '../form/rules.ts'
import type { Step } from '../form/steps.ts'
import type { Attempt } from './use-wizard.ts'

export function useAttempt(form: UseFormReturn<WizardValues>, section: Step['section']) {
  const [last, setLast] = useState<Attempt & { at: Step['section'] }>()

  function fail(title: string, errors: FieldIssue[]) {
    for (const { field, message } of errors) form.setError(field, { type: 'rule', message })
    setLast((before) => ({ number: (before?.number ?? 0) + 1, title, errors, at: section }))
  }

  return { attempt: last?.at === section ? last : undefined, fail, forget: () => setLast(undefined) }
}
