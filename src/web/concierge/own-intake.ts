import { intakeSummary } from '#contract/intake-summary.ts'
import { MAX_PERSON_NAME } from '#contract/limits.ts'
import { DRAFT_KEY, draftEmail } from '../session/member-email.ts'

/**
 * This browser's copy of the intake in words, for a server that has no intake of its own.
 *
 * @param email whose intake is meant; '' means the person who uses this browser
 * @returns at most 2,000 characters; null without a copy, for another address, and when nothing was answered
 */
export function ownIntakeSummary(email: string): string | null {
  const values = keptValues()
  if (email !== '' && email !== draftEmail()) return null
  return intakeSummary((field) => answerAt(values, field))
}

/** The name given in this browser's copy of the intake; '' when there is none. */
export const draftName = () => answerAt(keptValues(), 'basics.displayName').slice(0, MAX_PERSON_NAME)

function keptValues(): unknown {
  try {
    return at(JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null'), 'values')
  } catch {
    // Storage is denied, or what stands there is not ours.
    return undefined
  }
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )

/** A text as it is, a list joined; anything else counts as not answered. */
function answerAt(values: unknown, path: string): string {
  const answer = at(values, path)
  if (typeof answer === 'string') return answer.trim()
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string').join(', ') : ''
}
