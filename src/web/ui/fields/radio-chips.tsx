import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { CHIP_ROW, Chip } from './chip.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { useFieldIds } from './use-field-ids.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly { value: string; label: string }[]
  value?: string | undefined
  /** Undefined when the choice is cleared. */
  onChange: (value: string | undefined) => void
  onBlur?: (() => void) | undefined
  isClearable?: boolean | undefined
  className?: string | undefined
}

export function RadioChips(props: Props) {
  const { label, hint, error, name, options, value, onChange, onBlur, isClearable, className } = props
  const ids = useFieldIds({ hint, error })
  const row = useRef<HTMLDivElement>(null)

  function clear() {
    onChange(undefined)
    row.current?.querySelector('input')?.focus()
  }

  return (
    <ChoiceGroup kind="radios" label={label} hint={hint} error={error} ids={ids} onBlur={onBlur} className={className}>
      <div ref={row} className={CHIP_ROW}>
        {options.map((option) => (
          <Chip
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="min-w-16 justify-center"
          >
            {option.label}
          </Chip>
        ))}
        {isClearable && value && (
          // On the legend's line, so that it moves nothing.
          <Button variant="quiet" size="small" onPress={clear} className="absolute -top-2 -right-3">
            Clear
          </Button>
        )}
      </div>
    </ChoiceGroup>
  )
}
