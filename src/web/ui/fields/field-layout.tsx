import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ErrorText, HINT, LABEL, OptionalMark } from './field-parts.tsx'
import type { FieldIds } from './use-field-ids.ts'

export type FieldLayoutProps = {
  label: string
  /** Above the control, so that no keyboard or suggestion covers it. */
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  className?: string | undefined
}

export function FieldLayout(props: FieldLayoutProps & { ids: FieldIds; children: ReactNode }) {
  const { label, hint, error, isOptional, className, ids, children } = props
  return (
    <div className={classes('grid content-start gap-2', className)}>
      <label htmlFor={ids.id} className={LABEL}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {hint && (
        <p id={ids.hintId} className={HINT}>
          {hint}
        </p>
      )}
      {children}
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
    </div>
  )
}
