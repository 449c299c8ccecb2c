import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Text } from 'react-aria-components/Text'
import { classes } from './classes.ts'
import { AriaError } from './field-parts.tsx'
import { TickIcon } from './icons.tsx'

type Props = {
  name: string
  /** What is sent by a plain form when the box is ticked. */
  value?: string | undefined
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: (() => void) | undefined
  hint?: ReactNode
  error?: string | undefined
  isDisabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** The label. */
  children: ReactNode
}

const BOX =
  'mt-px grid size-6 place-items-center rounded-paper bg-field text-on-action group-hover:border-ink group-has-checked:border-action group-has-checked:bg-action group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus group-data-disabled:border-line group-data-disabled:group-has-checked:border-ink-soft group-data-disabled:group-has-checked:bg-ink-soft'

/** A checkbox whose whole row can be pressed, hint included. */
export function CheckRow(props: Props) {
  const { name, value, isSelected, onChange, onBlur, hint, error, isDisabled = false, inputRef, className } = props
  return (
    <CheckboxField
      name={name}
      {...(value === undefined ? {} : { value })}
      isSelected={isSelected}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(inputRef ? { inputRef } : {})}
      className={classes(
        'group relative grid min-h-11 grid-cols-[1.5rem_1fr] content-start gap-x-3.5 gap-y-0.5 py-2',
        className,
      )}
    >
      <CheckboxButton className="col-span-2 grid cursor-pointer grid-cols-subgrid items-start leading-normal font-medium after:absolute after:inset-0 data-disabled:cursor-default">
        <span className={classes(BOX, error ? 'border-2 border-danger' : 'border-[1.5px] border-edge')}>
          <TickIcon className="invisible group-has-checked:visible forced-colors:text-[CanvasText]" />
        </span>
        {/* Above the area that covers the row, so that the words themselves can be pressed. */}
        <span className="relative z-1 min-w-0">{props.children}</span>
      </CheckboxButton>
      {hint && (
        <Text
          slot="description"
          elementType="p"
          className="col-start-2 text-small text-ink-soft [&_a]:relative [&_a]:z-1"
        >
          {hint}
        </Text>
      )}
      <div className="col-start-2">
        <AriaError error={error} />
      </div>
    </CheckboxField>
  )
}
