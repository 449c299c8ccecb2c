import { type ReactNode, type Ref, useId } from 'react'
import { classes } from './classes.ts'
import { ErrorText, HINT, LABEL, OptionalMark } from './field-parts.tsx'
import { ChevronIcon } from './icons.tsx'
import { inputClass } from './input-look.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  name: string
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  options: readonly { value: string; label: string }[]
  /** The entry that stands for no choice; its value is the empty string. */
  placeholder?: string | undefined
  selectRef?: Ref<HTMLSelectElement> | undefined
  className?: string | undefined
}

/** A choice from a short list with the platform's own picker, which every phone and reader knows. */
export function NativeSelect(props: Props) {
  const { label, hint, error, isOptional, name, value, onChange, onBlur, options, selectRef, className } = props
  const id = useId()
  const describedBy = classes(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined)
  return (
    <div className={classes('grid content-start gap-2', className)}>
      <label htmlFor={id} className={LABEL}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={HINT}>
          {hint}
        </p>
      )}
      <span className="relative block">
        <select
          ref={selectRef}
          id={id}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={inputClass({ className: 'cursor-pointer appearance-none pr-12 text-ellipsis' })}
        >
          <option value="">{props.placeholder ?? 'Select one'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-4 -mt-2.25 text-ink-soft" />
      </span>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}
