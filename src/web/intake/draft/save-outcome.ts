import { ApiError, NetworkError, ValidationIssues } from '../../api/errors.ts'
import type { FieldName } from '../form/form-values.ts'
import { type FieldIssue, sortIssues } from '../form/rules.ts'

/** How a save went. `heldBack` fields were not in form and stayed in this browser. */
export type SaveOutcome =
  | { kind: 'saved'; heldBack: FieldName[] }
  | { kind: 'no_email' }
  | { kind: 'bad_email' }
  | { kind: 'refused'; atFields: FieldIssue[]; elsewhere: string[] }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' }
  | { kind: 'asked' }

/** What the network or the server did to a save. Throws on what neither does. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (error instanceof ValidationIssues) return { kind: 'refused', ...sortIssues(error.issues) }
  if (error instanceof NetworkError) return { kind: 'unreachable' }
  if (error instanceof ApiError) return { kind: error.isUnreadable ? 'unreadable' : 'unreachable' }
  throw error
}
