import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { forgetEmail } from '../../session/member-email.ts'
import { bannerOf } from '../draft/copy.ts'
import { useDraftSync } from '../draft/use-draft-sync.ts'
import { useSaving } from '../draft/use-saving.ts'
import { EMPTY_VALUES, hasPendingEntry, type WizardValues } from '../form/form-values.ts'
import { type FieldIssue, stepIssues } from '../form/rules.ts'
import { fieldsOf, indexOf, missingOf, pathOf, STEPS, type Step, stepAt } from '../form/steps.ts'
import { useEmailVerification } from '../verification/use-email-verification.ts'
import { RESOLVE_FIELDS } from './copy.ts'
import { useSubmit } from './use-submit.ts'
import type { Attempt, Wizard } from './use-wizard.ts'

// The first page of a visit has no lists: what knows about them comes with the steps that have some.
const lists = () => import('../form/pending-entry.ts')

/** Everything the wizard's shell and steps share. The URL holds the step, the form holds the draft. */
export function useWizardState(form: UseFormReturn<WizardValues>): Wizard {
  const step = stepAt(useLocation().pathname)
  const navigate = useNavigate()
  const { sync, state: draft } = useDraftSync(form)
  const verification = useEmailVerification(form, sync)
  const { notice, setNotice, isSaving, save, saveBehind } = useSaving(form, sync)
  const [attempt, setAttempt] = useState<Attempt & { at: Step['section'] }>()

  function fail(title: string, errors: FieldIssue[]) {
    for (const { field, message } of errors) form.setError(field, { type: 'rule', message })
    setAttempt((last) => ({ number: (last?.number ?? 0) + 1, title, errors, at: step.section }))
  }
  const { submission, submit, clearSubmission } = useSubmit(form, sync, { fail, setNotice })

  // A step that was left by any way has what was typed there added: the letter at the end shows it.
  useEffect(() => {
    if (!hasPendingEntry(form.getValues())) return
    // Out of reach, it waits in its input.
    void lists().then(
      ({ addPendingEntriesBeside }) => addPendingEntriesBeside(form, step.section),
      () => {},
    )
  }, [form, step.section])

  const goTo: Wizard['goTo'] = (section, field) => {
    setAttempt(undefined)
    void navigate(pathOf(section), { state: { field } })
  }

  async function goOn() {
    const refused = hasPendingEntry(form.getValues(), step.section)
      ? (await lists()).addPendingEntriesOf(form, step.section)
      : []
    const values = form.getValues()
    const wrong = stepIssues(values).filter(({ field }) => fieldsOf(step.section).some((own) => own === field))
    const errors = [...wrong, ...refused]
    if (missingOf(step, values) !== undefined || errors.length > 0) return fail(RESOLVE_FIELDS, errors)
    const next = STEPS[indexOf(step.section) + 1]
    if (!next) return
    sync.reach(indexOf(next.section))
    saveBehind()
    goTo(next.section)
  }

  function reset() {
    form.reset(structuredClone(EMPTY_VALUES))
    sync.forget()
    forgetEmail()
    verification.forget()
    clearSubmission()
    setNotice(undefined)
    goTo('account')
  }

  return {
    step,
    sync,
    draft,
    verification,
    banner: notice ?? bannerOf(draft),
    attempt: attempt?.at === step.section ? attempt : undefined,
    submission,
    isSaving,
    goOn,
    goBack: () => goTo((STEPS[indexOf(step.section) - 1] ?? STEPS[0]).section),
    goTo,
    async save() {
      if (hasPendingEntry(form.getValues(), step.section)) (await lists()).addPendingEntriesOf(form, step.section)
      await save()
    },
    submit,
    reset,
  }
}
