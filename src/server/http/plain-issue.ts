import type * as z from 'zod/mini'

const KINDS: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** For values whose schema has no message. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `This should be ${KINDS[issue.expected] ?? 'of another kind'}`
    case 'too_big':
      return `This can have ${unitsOf(issue.origin, Number(issue.maximum))} at most`
    case 'too_small':
      return `This needs ${unitsOf(issue.origin, Number(issue.minimum))} at least`
    case 'invalid_value':
      return `This should be one of: ${issue.values.join(', ')}`
    default:
      return 'This is not valid'
  }
}

function unitsOf(origin: string, count: number) {
  if (origin === 'string') return count === 1 ? '1 character' : `${count} characters`
  if (origin === 'array') return count === 1 ? '1 entry' : `${count} entries`
  return `${count}`
}
