import { changedFields, emptyValues, type FieldName, type WizardValues } from '../form/form-values.ts'
import { mergeDrafts } from './draft-merge.ts'
import type { FoundCopy, KnownCopy } from './server-copy.ts'

/**
 * What the person has to decide, and nothing is sent before they did: which answer stands where both copies changed
 * the same fields, or whether to open a whole draft that was found for the email.
 */
export type DraftQuestion = FoundCopy & { kind: 'fields' | 'draft'; fields: FieldName[] }

type Merging = {
  mine: WizardValues
  known: KnownCopy
  found: FoundCopy
  /** Whether the found draft may fill a form that is empty but for the account. */
  mayFill: boolean
  /** Whether what it takes the place of is safe elsewhere. */
  isReplacing?: boolean | undefined
}

/**
 * What becomes of the server's copy. A draft this browser knew nothing of is opened only when that fills an empty form
 * or takes the place of answers that are safe elsewhere; else the person is asked.
 *
 * @returns what stands in the form from now on, unless that stays as it is, and the question that is left
 */
export function mergeFoundCopy({ mine, known, found, mayFill, isReplacing = false }: Merging): {
  values?: WizardValues
  question?: DraftQuestion
} {
  const { theirs } = found
  const isNews = known.version === 0 && known.sent.length === 0 && answersBesideAccount(theirs).length > 0
  if (isNews && !isReplacing && !(mayFill && answersBesideAccount(mine).length === 0)) {
    const fields = changedFields(theirs, emptyValues()).filter((field) => field !== 'account.email')
    return { question: { kind: 'draft', fields, ...found } }
  }
  const { merged, conflicts } = mergeDrafts({ base: known.base, mine, theirs, sent: known.sent })
  if (conflicts.length === 0) return { values: merged }
  return { values: merged, question: { kind: 'fields', fields: conflicts, ...found } }
}

const answersBesideAccount = (values: WizardValues) =>
  changedFields(values, emptyValues()).filter((field) => !field.startsWith('account.'))
