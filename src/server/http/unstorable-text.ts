import { issueAt } from './refusal.ts'

const MAX_DEPTH = 32

/**
 * PostgreSQL refuses NUL and half a surrogate pair. Deep nesting would overflow the stack. @returns at most one issue
 * per text
 */
export function unstorableText(value: unknown, path: (string | number)[] = []): ReturnType<typeof issueAt>[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed()
      ? [issueAt(path, 'This text has characters that cannot be kept')]
      : []
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= MAX_DEPTH) return [issueAt(path.slice(0, 1), 'This is nested too deeply')]
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorableText(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
