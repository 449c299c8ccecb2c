import {
  EMPTY_VALUES,
  FIELDS,
  type FieldName,
  type FieldValue,
  type InputName,
  isBlank,
  LISTS,
  PENDING,
  valueAt,
} from './form-values.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads the inputs, which React would overwrite with an empty form.
 * @returns touched values by input name
 */
export function prehydrationValues(page: ParentNode): Partial<Record<InputName, FieldValue>> {
  const standing: Partial<Record<InputName, FieldValue>> = {}
  const controls = [...page.querySelectorAll<Control>('input[name], textarea[name], select[name]')]
  const at = (field: FieldName) => controls.filter(({ name }) => name === field)
  for (const field of FIELDS) {
    const named = at(field)
    const value = named.length === 0 ? undefined : standingValue(field, named)
    if (value !== undefined && !isBlank(value)) standing[field] = value
  }
  // A list's text input and checkboxes share one name.
  for (const list of LISTS) {
    const typed = at(list).find(({ type }) => type !== 'checkbox')?.value
    if (typed) standing[PENDING[list]] = typed
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
