import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { focusField } from '../../ui/fields/focus-field.ts'
import type { WizardValues } from '../form/form-values.ts'
import { CONSENT_FIRST } from './verification-copy.ts'

/** A press needs consent, and a likely typo needs a second press. */
export function useCarefulPress(
  form: UseFormReturn<WizardValues>,
  { email, request }: { email: string; request: () => Promise<void> },
) {
  const [doubted, setDoubted] = useState<string>()

  async function press() {
    if (!form.getValues('account.otpConsent')) {
      form.setError('account.otpConsent', { type: 'rule', message: CONSENT_FIRST })
      focusField('account.otpConsent')
      return
    }
    const spelling = doubted === email ? undefined : await import('./meant-email.tsx').catch(() => undefined)
    if (spelling?.meantEmail(email)) setDoubted(email)
    else await request()
  }

  return { isDoubted: doubted === email, press }
}
