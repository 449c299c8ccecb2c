import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { Issue } from '#contract/errors.ts'
import {
  birthdateProblem,
  type IntakeDraft,
  type IntakeSubmission,
  intakeDraftSchema,
  intakeSubmissionSchema,
} from '#contract/intake.ts'
import {
  draftFrom,
  EMPTY_VALUES,
  FIELDS,
  type FieldName,
  type FieldValue,
  valueAt,
  type WizardValues,
  withFields,
} from './form-values.ts'
import { STEPS } from './steps.ts'

export type FieldIssue = { field: FieldName; message: string }

const IN_FUTURE = 'That day is yet to come. Check the year.'
export const DEFAULT_ISSUE = 'Please review this field'

const REQUIRED: ReadonlySet<string> = new Set(
  STEPS.filter(({ section }) => section !== 'review').flatMap(({ required }) => required.map(({ field }) => field)),
)
/** Submission rules that the step shows. */
const isSaidOnItsStep = ({ field }: FieldIssue) => REQUIRED.has(field) || field === 'preferences.ageMax'

type Rule = (values: WizardValues) => FieldIssue[]
const stepRules = new Set<Rule>()
/** Rules are loaded with their step, so that the first step stays small. */
export const addStepRule = (rule: Rule) => stepRules.add(rule)

/** Checked on Continue and for touched fields. */
export function stepIssues(values: WizardValues): FieldIssue[] {
  const inForm = issuesOf(intakeDraftSchema.safeParse(draftFrom(values)))
  const submitted = issuesOf(intakeSubmissionSchema.safeParse(draftFrom(values))).filter(isSaidOnItsStep)
  return firstOfEach([
    ...[...stepRules].flatMap((rule) => rule(values)),
    ...submitted,
    ...impossibleAge(values),
    ...inForm,
  ])
}

function impossibleAge({ basics: { birthdate } }: WizardValues): FieldIssue[] {
  const today = new Date().toISOString().slice(0, 10)
  const born = birthdate.trim()
  const problem = born[4] === '-' && birthdateProblem(born, today)
  return problem ? [{ field: 'basics.birthdate', message: born > today ? IN_FUTURE : problem }] : []
}

export function submissionFrom(values: WizardValues): { submission: IntakeSubmission } | { issues: FieldIssue[] } {
  const parsed = intakeSubmissionSchema.safeParse(draftFrom(values))
  return parsed.success ? { submission: parsed.data } : { issues: issuesOf(parsed) }
}

/** An invalid field is sent with its last saved value. */
export function sendableDraft(
  values: WizardValues,
  saved: WizardValues,
): { draft: IntakeDraft; heldBack: FieldName[] } {
  const parsed = intakeDraftSchema.safeParse(draftFrom(values))
  if (parsed.success) return { draft: parsed.data, heldBack: [] }
  const heldBack = issuesOf(parsed).map(({ field }) => field)
  for (const source of [saved, EMPTY_VALUES]) {
    const replaced: Partial<Record<FieldName, FieldValue>> = {}
    for (const field of heldBack) replaced[field] = valueAt(source, field)
    const mended = intakeDraftSchema.safeParse(draftFrom(withFields(values, replaced)))
    if (mended.success) return { draft: mended.data, heldBack }
  }
  // All failed fields are empty here, and a draft requires nothing.
  return { draft: {}, heldBack }
}

export const stepResolver: Resolver<WizardValues> = async (values) => {
  const errors: FieldErrors<WizardValues> = {}
  for (const { field, message } of stepIssues(values)) set(errors, field, { type: 'rule', message })
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

/** @returns one message per known field, and messages without a field */
export function sortIssues(issues: readonly Issue[]) {
  const atFields: FieldIssue[] = []
  const elsewhere: string[] = []
  for (const { path, field, message } of issues) {
    const dotted = (Array.isArray(path) ? path.join('.') : path) || field || ''
    const known = fieldAt(dotted)
    if (known) atFields.push({ field: known, message: message || DEFAULT_ISSUE })
    else elsewhere.push(message || DEFAULT_ISSUE)
  }
  return { atFields: firstOfEach(atFields), elsewhere: [...new Set(elsewhere)] }
}

// 'media.photos.2' → media.photos; save-draft sends 'draft.basics.displayName' and 'email'.
function fieldAt(dotted: string): FieldName | undefined {
  const path = dotted === 'email' ? 'account.email' : dotted.replace(/^(draft|submission)\./, '')
  return FIELDS.find((field) => path === field || path.startsWith(`${field}.`))
}

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

function issuesOf({ error }: Parsed): FieldIssue[] {
  return sortIssues((error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), message }))).atFields
}

function firstOfEach(issues: FieldIssue[]) {
  return issues.filter(({ field }, at) => issues.findIndex((other) => other.field === field) === at)
}
