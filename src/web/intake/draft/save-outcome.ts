import { ApiError, NetworkError, ValidationIssues } from '../../api/errors.ts'
import type { FieldName } from '../form/form-values.ts'
import { type FieldIssue, sortIssues } from '../form/rules.ts'

/** `heldBack`: invalid fields, which stay in this browser. */
export type SaveOutcome =
  | { kind: 'saved'; heldBack: FieldName[] }
  | { kind: 'no_email' }
  | { kind: 'bad_email' }
  | { kind: 'refused'; atFields: FieldIssue[]; elsewhere: string[] }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' }
  | { kind: 'asked' }

/** Rethrows everything except network and server errors. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (error instanceof ValidationIssues) return { kind: 'refused', ...sortIssues(error.issues) }
  if (error instanceof NetworkError) return { kind: 'unreachable' }
  if (error instanceof ApiError) return { kind: error.isUnreadable ? 'unreadable' : 'unreachable' }
  throw error
}
