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
  /** The entry that stands for no choice; its value is the empty string. */
  placeholder?: string | undefined
  /** One of the options is always chosen, so that there is no entry for no choice. */
  isRequired?: boolean | undefined
  selectRef?: Ref<HTMLSelectElement> | undefined
}

/** A choice from a short list with the platform's own picker, which every phone and reader knows. */
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
