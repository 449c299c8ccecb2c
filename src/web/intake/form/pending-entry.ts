import type { UseFormReturn } from 'react-hook-form'
import type { Section } from '#contract/intake.ts'
import { INTERESTS, MUST_NOTS, SAFETY, TYPICAL_WEEK, VALUES } from '#contract/options.ts'
import { LISTS, type ListFieldName, PENDING, valueAt, type WizardValues, withFields } from './form-values.ts'
import { type FieldIssue, stepIssues } from './rules.ts'

const OFFERED: Record<ListFieldName, readonly string[]> = {
  'location.availability.typicalWeek': TYPICAL_WEEK,
  'preferences.values': VALUES,
  'preferences.interests': INTERESTS,
  'dealbreakers.mustNot': MUST_NOTS,
  'dealbreakers.safety': SAFETY,
  'media.photos': [],
}
const KNOWN_PHOTO = 'This photo is already in the list'

/** @returns the entry in its known spelling and the new list, or the problem; undefined for blank text */
export function readPendingEntry(
  values: WizardValues,
  field: ListFieldName,
): { entry: string; list: string[] } | { problem: string } | undefined {
  const text = String(valueAt(values, PENDING[field])).trim().replace(/\s+/g, ' ')
  if (text === '') return undefined
  const list = valueAt(values, field) as string[] // every list field holds a list
  // URLs are case sensitive.
  const isPhoto = field === 'media.photos'
  const isSame = (other: string) => (isPhoto ? other === text : other.toLowerCase() === text.toLowerCase())
  const entry = [...OFFERED[field], ...list].find(isSame) ?? text
  if (list.includes(entry)) return isPhoto ? { problem: KNOWN_PHOTO } : { entry, list }
  const longer = [...list, entry]
  const problem = stepIssues(withFields(values, { [field]: longer })).find((issue) => issue.field === field)?.message
  return problem === undefined ? { entry, list: longer } : { problem }
}

type Form = Pick<UseFormReturn<WizardValues>, 'getValues' | 'setValue' | 'setError' | 'clearErrors'>

export function addPendingEntry(form: Form, field: ListFieldName): { entry: string } | { problem: string } | undefined {
  const read = readPendingEntry(form.getValues(), field)
  if (!read) return undefined
  if ('problem' in read) {
    form.setError(field, { type: 'rule', message: read.problem })
    return read
  }
  form.setValue(field, read.list, { shouldDirty: true })
  form.setValue(PENDING[field], '')
  form.clearErrors(field)
  return read
}

const isOf = (section: Section) => (field: ListFieldName) => field.startsWith(`${section}.`)

export function addPendingEntriesOf(form: Form, section: Section): FieldIssue[] {
  return LISTS.filter(isOf(section)).flatMap((field) => {
    const added = addPendingEntry(form, field)
    return added && 'problem' in added ? [{ field, message: added.problem }] : []
  })
}

/** Invalid entries stay in their inputs, without a message. */
export function addPendingEntriesBeside(form: Form, section: Section) {
  for (const field of LISTS) {
    if (isOf(section)(field)) continue
    const read = readPendingEntry(form.getValues(), field)
    if (read && 'entry' in read) addPendingEntry(form, field)
  }
}
