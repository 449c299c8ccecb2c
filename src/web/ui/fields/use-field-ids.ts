import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

/** The ids that tie a control to its hint and its error, and what `aria-describedby` says of them. */
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
  const describedBy = classes(hint ? hintId : undefined, error ? errorId : undefined)
  return { id, hintId, errorId, describedBy: describedBy || undefined }
}

export type FieldIds = ReturnType<typeof useFieldIds>
