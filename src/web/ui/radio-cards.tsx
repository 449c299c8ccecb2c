import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { AriaError, AriaLabel } from './aria-parts.tsx'
import { classes } from './classes.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly { value: string; label: string; description?: string }[]
  value?: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Receives the first radio, which takes the focus for the group. */
  groupRef?: Ref<HTMLInputElement> | undefined
  /** Cards stand side by side where there is room, or always below each other. */
  layout?: 'row' | 'stack' | undefined
  className?: string | undefined
}

const CARD =
  'group chosen-frame relative grid grid-cols-[1.5rem_1fr] content-start items-start gap-x-3.5 rounded-paper border-[1.5px] bg-field px-4.5 py-4 transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-wash has-checked:inset-ring has-checked:inset-ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const DOT =
  'mt-px size-6 rounded-full border-[1.5px] border-edge bg-field group-has-checked:border-7 group-has-checked:border-action group-has-checked:bg-on-action'

/** One choice of a few that need a word of explanation. The whole card is pressable. */
export function RadioCards(props: Props) {
  const { label, hint, error, name, options, value, onChange, onBlur, groupRef, layout = 'row', className } = props
  return (
    <RadioGroup
      name={name}
      value={value ?? null}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes('@container grid content-start gap-2', className)}
    >
      <AriaLabel label={label} hint={hint} />
      <div
        className={classes('grid gap-3', layout === 'row' && '@min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col')}
      >
        {options.map((option, index) => (
          <RadioField
            key={option.value}
            value={option.value}
            {...(index === 0 && groupRef ? { inputRef: groupRef } : {})}
            className={classes(CARD, error ? 'border-danger' : 'border-edge')}
          >
            {/* The label's name stays short; its pressable area covers the card, description included. */}
            <RadioButton className="col-span-2 grid cursor-pointer grid-cols-subgrid font-label leading-normal after:absolute after:inset-0">
              <span className={DOT} />
              {option.label}
            </RadioButton>
            {option.description && (
              <Text slot="description" elementType="p" className="col-start-2 text-small text-ink-soft">
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <AriaError error={error} />
    </RadioGroup>
  )
}
