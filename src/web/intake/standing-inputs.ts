import { EMPTY_VALUES, FIELDS, type FieldName, type FieldValue, isBlank, valueAt } from './form-values.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed and ticked before the page's script ran: React would otherwise draw its empty form over it.
 *
 * @returns the answers that stand in the page, by field; untouched fields are left out
 */
export function standingInputs(page: ParentNode): Partial<Record<FieldName, FieldValue>> {
  const standing: Partial<Record<FieldName, FieldValue>> = {}
  const controls = [...page.querySelectorAll<Control>('input[name], textarea[name], select[name]')]
  for (const field of FIELDS) {
    const named = controls.filter(({ name }) => name === field)
    const value = named.length === 0 ? undefined : standingValue(field, named)
    if (value !== undefined && !isBlank(value)) standing[field] = value
  }
  return standing
}

function standingValue(field: FieldName, controls: Control[]): FieldValue {
  const ticked = controls.filter((control) => control instanceof HTMLInputElement && control.checked)
  const empty = valueAt(EMPTY_VALUES, field)
  if (typeof empty === 'boolean') return ticked.length > 0
  if (Array.isArray(empty)) return ticked.map(({ value }) => value)
  const isChoice = controls.some(({ type }) => type === 'radio')
  return (isChoice ? ticked : controls)[0]?.value ?? ''
}
