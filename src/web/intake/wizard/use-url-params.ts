import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { emailSchema } from '#contract/intake.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import type { WizardValues } from '../form/form-values.ts'
import { EXPIRED_TOAST, SIGNED_IN_TOAST, VERIFIED_TOAST } from '../verification/verification-copy.ts'
import type { Wizard } from './use-wizard.ts'

/** Reads `?email=` and `?verified=`, and removes them from the URL. */
export function useUrlParams(
  form: UseFormReturn<WizardValues>,
  { sync, verification }: Pick<Wizard, 'sync' | 'verification'>,
) {
  const { search, hash, pathname } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(verification)
  latest.current = verification

  const hasArrived = useRef(false)

  useEffect(() => {
    const isFirst = !hasArrived.current
    hasArrived.current = true
    const params = new URLSearchParams(search)
    const [email, verified] = [params.get('email'), params.get('verified')]
    if (isFirst && !email?.trim()) void sync.refresh().then(() => sync.flush())
    if (email === null && verified === null) return
    params.delete('email')
    params.delete('verified')
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true })

    if (verified === '1') showToast({ variant: 'success', text: VERIFIED_TOAST })
    if (verified === 'again') showToast({ variant: 'success', text: SIGNED_IN_TOAST })
    if (verified === '0') {
      showToast({ variant: 'error', text: EXPIRED_TOAST })
      latest.current.tellExpiredLink()
    }
    const typed = email?.trim() ?? ''
    if (typed === '') return
    const parsed = emailSchema.safeParse(typed)
    if (parsed.success) {
      latest.current.lock(parsed.data)
      void sync.open(parsed.data)
    } else {
      form.setValue('account.email', typed, { shouldTouch: true })
      void form.trigger('account.email')
    }
  }, [search, hash, pathname, navigate, form, sync])
}
