import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { afterBlur } from '../defer-while-pressed.ts'
import { ErrorText } from './field-parts.tsx'
import type { FieldIds } from './use-field-ids.ts'

type Props = {
  kind: 'boxes' | 'radios'
  label: string
  /** A serif legend, for a separate group. */
  isTitled?: boolean | undefined
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  ids: FieldIds
  /** Not called when the focus moves within the group. */
  onBlur?: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}

export function ChoiceGroup(props: Props) {
  const { kind, label, isTitled, aside, hint, error, ids, onBlur, className, children } = props
  return (
    <fieldset
      role={kind === 'radios' ? 'radiogroup' : undefined}
      aria-invalid={kind === 'radios' && error ? true : undefined}
      aria-describedby={ids.describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterBlur(onBlur)()
      }}
      className={classes('@container relative min-w-0', className)}
    >
      {/* A floated legend is laid out like any line, so the aside fits next to it. */}
      <legend
        className={classes(
          'float-left w-full',
          isTitled ? 'font-display text-h3 font-medium' : 'font-label leading-[1.4]',
          aside ? 'pr-28' : undefined,
        )}
      >
        {label}
      </legend>
      {aside && <p className="absolute top-0.5 right-0 text-small text-ink-soft tabular-nums">{aside}</p>}
      {hint && (
        <p id={ids.hintId} className={classes('clear-both text-small text-ink-soft', isTitled ? 'pt-1.5' : 'pt-1')}>
          {hint}
        </p>
      )}
      <div className={classes('clear-both', isTitled ? 'pt-4' : 'pt-2')}>{children}</div>
      {error && (
        <div className="mt-3">
          <ErrorText id={ids.errorId}>{error}</ErrorText>
        </div>
      )}
    </fieldset>
  )
}
