import { changedFields, emptyValues, type FieldName, type WizardValues } from '../form/form-values.ts'
import { mergeDrafts } from './draft-merge.ts'
import type { FoundCopy, KnownCopy } from './server-copy.ts'

/** 'fields': both copies changed the same fields. 'draft': another draft was found. */
export type DraftQuestion = FoundCopy & { kind: 'fields' | 'draft'; fields: FieldName[] }

type Merging = {
  mine: WizardValues
  known: KnownCopy
  found: FoundCopy
  /** A found draft may fill a form that is empty except for the account. */
  mayFill: boolean
  /** True if the replaced answers are saved elsewhere. */
  isReplacing?: boolean | undefined
}

/**
 * An unknown draft opens only in an empty form, or replaces answers that are saved elsewhere.
 * @returns merged form values, an open question, or both
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
