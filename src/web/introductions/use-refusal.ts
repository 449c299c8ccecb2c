import { useEffect, useRef, useState } from 'react'
import { ValidationIssues } from '../api/errors.ts'
import { issuesOf } from './copy.ts'

type Refused = { error: unknown; sent: object }

/**
 * Why the server refused. An issue disappears once its field changes, and the refusal disappears with its last issue. A
 * new refusal focuses the first invalid field.
 * @param sending what would be sent now
 */
export function useRefusal(sending: object) {
  const [refused, setRefused] = useState<Refused>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const error = refused && errorLeft(refused, sending)
  return {
    error,
    issues: issuesOf(error),
    form,
    refuse: (given: unknown) => setRefused({ error: given, sent: sending }),
    clear: () => setRefused(undefined),
  }
}

function errorLeft({ error, sent }: Refused, sending: object) {
  if (!(error instanceof ValidationIssues) || !error.body) return error
  const left = error.issues.filter(({ field = '' }) => valueAt(sent, field) === valueAt(sending, field))
  return left.length > 0 ? new ValidationIssues(error.status, error.body, left) : undefined
}

/** `field` is a path such as 'plan.area'. JSON makes lists and objects comparable. */
function valueAt(body: object, field: string) {
  const value = field
    .split('.')
    .reduce<unknown>(
      (part, key) => (part instanceof Object ? Object.entries(part).find(([name]) => name === key)?.[1] : undefined),
      body,
    )
  return JSON.stringify(value)
}
