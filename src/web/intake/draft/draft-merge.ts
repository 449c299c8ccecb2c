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
  /** The last state both sides knew. */
  base: WizardValues
  mine: WizardValues
  theirs: WizardValues
  /** States this side sent without hearing whether they arrived: met again, they are its own. */
  sent?: readonly WizardValues[]
}

/**
 * Brings two copies of a draft together, field by field: what only one side changed is taken from that side.
 * Where both changed the same field differently, mine stands for now and the field is named in `conflicts`.
 * The email names the draft, so it is never merged.
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

/** An empty form for the email in it, with what was typed since `before`. */
export function typedSince(before: WizardValues, now: WizardValues) {
  const typed: Partial<Record<InputName, FieldValue>> = { 'account.email': now.account.email }
  for (const input of INPUTS) {
    const value = valueAt(now, input)
    if (!saysSame(value, valueAt(before, input))) typed[input] = value
  }
  return withFields(emptyValues(), typed)
}
