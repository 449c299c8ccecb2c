import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { hasPendingEntry, type WizardValues } from '../form/form-values.ts'
import type { FieldIssue } from '../form/rules.ts'
import type { Step } from '../form/steps.ts'

// The first page of a visit has no lists: what knows about them comes with the steps that have some.
const lists = () => import('../form/pending-entry.ts')

/**
 * Text that stands in the input of a list and is not added yet. A step that was left by any way has its own added: the
 * summary at the end shows it.
 *
 * @returns adds what stands on this step; its promise holds what could not be added, and why
 */
export function usePendingEntries(form: UseFormReturn<WizardValues>, section: Step['section']) {
  useEffect(() => {
    if (!hasPendingEntry(form.getValues())) return
    // Out of reach, it waits in its input.
    void lists().then(
      ({ addPendingEntriesBeside }) => addPendingEntriesBeside(form, section),
      () => {},
    )
  }, [form, section])

  return async (): Promise<FieldIssue[]> =>
    hasPendingEntry(form.getValues(), section) ? (await lists()).addPendingEntriesOf(form, section) : []
}
