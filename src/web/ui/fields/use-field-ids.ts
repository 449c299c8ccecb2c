import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

/** `control` links to hint and error. */
export function useFieldIds({
  hint,
  error,
  givenId,
}: {
  hint: ReactNode
  error: ReactNode
  givenId?: string | undefined
}) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classes(hint ? hintId : undefined, error ? errorId : undefined) || undefined
  const control = { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
  return { id, hintId, errorId, describedBy, control }
}

export type FieldIds = ReturnType<typeof useFieldIds>
