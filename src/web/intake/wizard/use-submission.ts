import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WizardValues } from '../form/form-values.ts'
import type { SubmitState } from './use-wizard.ts'

/** A changed answer resets the state to idle. The review step sends, so that the first step stays small. */
export function useSubmission(form: UseFormReturn<WizardValues>) {
  const [submission, setSubmission] = useState<SubmitState>({ status: 'idle' })
  const lastSent = useRef({ body: '', key: '' })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setSubmission((now) => (now.status === 'submitting' ? now : { status: 'idle' })),
      }),
    [form],
  )
  return { submission, setSubmission, lastSent }
}
