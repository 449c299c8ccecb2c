import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { hasPendingEntry, type WizardValues } from '../form/form-values.ts'
import type { FieldIssue } from '../form/rules.ts'
import type { Step } from '../form/steps.ts'

// The first page has no lists.
const lists = () => import('../form/pending-entry.ts')

/**
 * Adds typed list entries, so that the review shows them.
 * @returns a function that adds this step's entries; it resolves to the failed ones, with reasons
 */
export function usePendingEntries(form: UseFormReturn<WizardValues>, section: Step['section']) {
  useEffect(() => {
    if (!hasPendingEntry(form.getValues())) return
    // If loading fails, the text stays in its input.
    void lists().then(
      ({ addPendingEntriesBeside }) => addPendingEntriesBeside(form, section),
      () => {},
    )
  }, [form, section])

  return async (): Promise<FieldIssue[]> =>
    hasPendingEntry(form.getValues(), section) ? (await lists()).addPendingEntriesOf(form, section) : []
}
