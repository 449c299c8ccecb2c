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

/**
 * What the text in a list's input comes to.
 *
 * @returns the entry and the list with it, in the spelling of what is offered or chosen already; or, in the words of
 *   its rule, why it cannot be added; undefined when nothing is typed
 */
export function readPendingEntry(
  values: WizardValues,
  field: ListFieldName,
): { entry: string; list: string[] } | { problem: string } | undefined {
  const text = String(valueAt(values, PENDING[field])).trim().replace(/\s+/g, ' ')
  if (text === '') return undefined
  const list = valueAt(values, field) as string[] // every list field holds a list
  // Two addresses that differ in a capital are two photos.
  const isPhoto = field === 'media.photos'
  const isSame = (other: string) => (isPhoto ? other === text : other.toLowerCase() === text.toLowerCase())
  const entry = [...OFFERED[field], ...list].find(isSame) ?? text
  if (list.includes(entry)) return isPhoto ? { problem: KNOWN_PHOTO } : { entry, list }
  const longer = [...list, entry]
  const problem = stepIssues(withFields(values, { [field]: longer })).find((issue) => issue.field === field)?.message
  return problem === undefined ? { entry, list: longer } : { problem }
}

type Form = Pick<UseFormReturn<WizardValues>, 'getValues' | 'setValue' | 'setError' | 'clearErrors'>

/**
 * Adds what stands in a list's input to the list, or says at the field why not: then it stays where it is.
 *
 * @returns the entry, or what is wrong with it; undefined when nothing is typed
 */
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

/** Adds what stands in the inputs of a step. @returns what could not be added, and why */
export function addPendingEntriesOf(form: Form, section: Section): FieldIssue[] {
  return LISTS.filter(isOf(section)).flatMap((field) => {
    const added = addPendingEntry(form, field)
    return added && 'problem' in added ? [{ field, message: added.problem }] : []
  })
}

/** Adds what was left standing on other steps; what cannot be added waits there in silence. */
export function addPendingEntriesBeside(form: Form, section: Section) {
  for (const field of LISTS) {
    if (isOf(section)(field)) continue
    const read = readPendingEntry(form.getValues(), field)
    if (read && 'entry' in read) addPendingEntry(form, field)
  }
}
