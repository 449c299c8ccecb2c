import { intakeSummary } from '#contract/intake-summary.ts'
import { MAX_PERSON_NAME } from '#contract/limits.ts'
import { DRAFT_KEY, draftEmail } from '../session/member-email.ts'

/**
 * This browser's intake draft in words, for a server that has no draft.
 * @param email '' for this browser's person
 * @returns 2,000 characters at most; null without answers or for another address
 */
export function ownIntakeSummary(email: string): string | null {
  const values = keptValues()
  if (email !== '' && email !== draftEmail()) return null
  return intakeSummary((field) => answerAt(values, field))
}

export const draftName = () => answerAt(keptValues(), 'basics.displayName').slice(0, MAX_PERSON_NAME)

function keptValues(): unknown {
  try {
    return at(JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null'), 'values')
  } catch {
    // Storage is denied, or holds other data.
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

function answerAt(values: unknown, path: string): string {
  const answer = at(values, path)
  if (typeof answer === 'string') return answer.trim()
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string').join(', ') : ''
}
