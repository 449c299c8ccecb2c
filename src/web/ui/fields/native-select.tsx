import type { Ref } from 'react'
import { afterBlur } from '../defer-while-pressed.ts'
import { ChevronIcon } from '../icons.tsx'
import { FieldLayout, type FieldLayoutProps } from './field-layout.tsx'
import { inputClass } from './input-look.ts'
import { useFieldIds } from './use-field-ids.ts'

type Props = FieldLayoutProps & {
  name: string
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  options: readonly { value: string; label: string }[]
  /** The entry for no choice. Its value is ''. */
  placeholder?: string | undefined
  /** Removes the empty entry. */
  isRequired?: boolean | undefined
  selectRef?: Ref<HTMLSelectElement> | undefined
}

/** Every phone and screen reader supports the platform's picker. */
export function NativeSelect(props: Props) {
  const { label, hint, error, isOptional, className, name, value, onChange, onBlur, options, selectRef } = props
  const ids = useFieldIds({ hint, error })
  return (
    <FieldLayout label={label} hint={hint} error={error} isOptional={isOptional} className={className} ids={ids}>
      <span className="relative block">
        <select
          ref={selectRef}
          {...ids.control}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={afterBlur(onBlur)}
          className={inputClass({ className: 'cursor-pointer appearance-none pr-12 text-ellipsis' })}
        >
          {!props.isRequired && <option value="">{props.placeholder ?? 'Select one'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-4 -mt-2.25 text-ink-soft" />
      </span>
    </FieldLayout>
  )
}
