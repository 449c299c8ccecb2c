import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { forgetEmail } from '../../session/member-email.ts'
import { type Banner, bannerOf } from '../draft/copy.ts'
import { useDraftSync } from '../draft/use-draft-sync.ts'
import { useSaving } from '../draft/use-saving.ts'
import { EMPTY_VALUES, type WizardValues } from '../form/form-values.ts'
import { stepIssues } from '../form/rules.ts'
import { fieldsOf, indexOf, missingOf, pathOf, STEPS, type Step, stepAt, stepOf } from '../form/steps.ts'
import { useEmailVerification } from '../verification/use-email-verification.ts'
import { RESOLVE_FIELDS } from './copy.ts'
import { useAttempt } from './use-attempt.ts'
import { usePendingEntries } from './use-pending-entries.ts'
import { useSubmission } from './use-submission.ts'
import type { Wizard } from './use-wizard.ts'

const isToldOn = (step: Step, notice: Banner | undefined) =>
  notice?.isAtField === true && notice.leadsTo !== undefined && stepOf(notice.leadsTo) === step

export function useWizardState(form: UseFormReturn<WizardValues>): Wizard {
  const { pathname, state } = useLocation()
  const step = stepAt(pathname)
  const navigate = useNavigate()
  const { sync, state: draft } = useDraftSync(form)
  const verification = useEmailVerification(form, sync)
  const { notice, setNotice, isSaving, pressedInto, save, saveBehind } = useSaving(form, sync)
  const { attempt, fail, forget } = useAttempt(form, step.section)
  const addPendingEntries = usePendingEntries(form, step.section)
  // Any page may push a state.
  const { fromReview } = (state ?? {}) as { fromReview?: unknown }
  const leadsToReview = step.section !== 'review' && (fromReview === true || draft.reached === STEPS.length - 1)
  const submitting = useSubmission(form)

  const goTo: Wizard['goTo'] = (section, field) => {
    forget()
    void navigate(pathOf(section), { state: { field, fromReview: step.section === 'review' } })
  }

  async function goOn(to?: Step['section']) {
    const refused = await addPendingEntries()
    const values = form.getValues()
    const wrong = stepIssues(values).filter(({ field }) => fieldsOf(step.section).some((own) => own === field))
    const errors = [...wrong, ...refused]
    if (missingOf(step, values) !== undefined || errors.length > 0) return fail(RESOLVE_FIELDS, errors)
    const next = STEPS[indexOf(step.section) + 1]
    if (!next) return
    sync.reach(indexOf(next.section))
    saveBehind()
    goTo(to ?? next.section)
  }

  function reset() {
    form.reset(structuredClone(EMPTY_VALUES))
    sync.forget()
    forgetEmail()
    verification.forget()
    submitting.setSubmission({ status: 'idle' })
    setNotice(undefined)
    goTo('account')
  }

  return {
    step,
    sync,
    draft,
    verification,
    banner: isToldOn(step, notice) ? undefined : (notice ?? bannerOf(draft)),
    attempt,
    ...submitting,
    fail,
    setNotice,
    isSaving,
    pressedInto,
    leadsToReview,
    goOn,
    goBack: () => goTo((STEPS[indexOf(step.section) - 1] ?? STEPS[0]).section),
    goTo,
    async save() {
      await addPendingEntries()
      await save()
    },
    reset,
  }
}
