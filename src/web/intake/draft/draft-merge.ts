import {
  emptyValues,
  FIELDS,
  type FieldName,
  type FieldValue,
  INPUTS,
  type InputName,
  saysSame,
  valueAt,
  type WizardValues,
  withFields,
} from '../form/form-values.ts'

type Copies = {
  base: WizardValues
  mine: WizardValues
  theirs: WizardValues
  /** See `KnownCopy`. */
  sent?: readonly WizardValues[]
}

/**
 * A field changed on one side comes from that side. If both sides changed it differently, mine stays and `conflicts`
 * names it. The email identifies the draft, so it is never merged.
 */
export function mergeDrafts({ base, mine, theirs, sent = [] }: Copies): {
  merged: WizardValues
  conflicts: FieldName[]
} {
  const taken: Partial<Record<FieldName, FieldValue>> = {}
  const conflicts: FieldName[] = []
  for (const field of FIELDS) {
    if (field === 'account.email') continue
    const [common, own, other] = [valueAt(base, field), valueAt(mine, field), valueAt(theirs, field)]
    const theirsIsNew = ![base, ...sent].some((known) => saysSame(valueAt(known, field), other))
    if (!theirsIsNew || saysSame(own, other)) continue
    if (saysSame(own, common)) taken[field] = other
    else conflicts.push(field)
  }
  return { merged: withFields(mine, taken), conflicts }
}

/** Includes the current email. */
export function typedSince(before: WizardValues, now: WizardValues) {
  const typed: Partial<Record<InputName, FieldValue>> = { 'account.email': now.account.email }
  for (const input of INPUTS) {
    const value = valueAt(now, input)
    if (!saysSame(value, valueAt(before, input))) typed[input] = value
  }
  return withFields(emptyValues(), typed)
}
