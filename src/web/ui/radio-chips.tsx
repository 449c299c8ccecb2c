import { type ReactNode, useRef } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { AriaError, AriaLabel } from './aria-parts.tsx'
import { Button } from './button.tsx'
import { CHIP, CHIP_CHECK, CHIP_ROW } from './chip-look.ts'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly { value: string; label: string }[]
  value?: string | undefined
  /** Called with undefined when the choice is taken back. */
  onChange: (value: string | undefined) => void
  onBlur?: (() => void) | undefined
  isClearable?: boolean | undefined
  className?: string | undefined
}

/** One choice of a few short ones, shown as chips. */
export function RadioChips(props: Props) {
  const { label, hint, error, name, options, value, onChange, onBlur, isClearable, className } = props
  const row = useRef<HTMLDivElement>(null)

  function clear() {
    onChange(undefined)
    row.current?.querySelector('input')?.focus()
  }

  return (
    <RadioGroup
      name={name}
      value={value ?? null}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      orientation="horizontal"
      className={classes('grid content-start gap-2', className)}
    >
      <AriaLabel label={label} hint={hint} />
      <div ref={row} className={CHIP_ROW}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className={classes(CHIP, 'min-w-16 justify-center')}>
              <CheckIcon className={CHIP_CHECK} />
              {option.label}
            </RadioButton>
          </RadioField>
        ))}
        {isClearable && value && (
          <Button variant="quiet" size="small" onPress={clear}>
            Clear
          </Button>
        )}
      </div>
      <AriaError error={error} />
    </RadioGroup>
  )
}
