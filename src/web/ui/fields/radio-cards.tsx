import { type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { useFieldIds } from './use-field-ids.ts'

type Option = { value: string; label: string; description?: string }

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly Option[]
  value?: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Takes the group's focus. */
  groupRef?: Ref<HTMLInputElement> | undefined
  layout?: 'row' | 'stack' | undefined
  className?: string | undefined
}

const CARD =
  'group chosen-frame relative grid grid-cols-[--spacing(6)_1fr] content-start items-start gap-x-3.5 rounded-card border-[1.5px] bg-field px-4.5 py-4 transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-wash has-checked:inset-ring has-checked:inset-ring-action'

const DOT =
  'relative z-1 mt-px size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-field checked:border-7 checked:border-action checked:bg-on-action forced-colors:appearance-auto'

export function RadioCards(props: Props) {
  const { label, hint, error, name, options, value, onChange, onBlur, groupRef, layout = 'row', className } = props
  const ids = useFieldIds({ hint, error })
  return (
    <ChoiceGroup kind="radios" label={label} hint={hint} error={error} ids={ids} onBlur={onBlur} className={className}>
      <div
        className={classes('grid gap-3', layout === 'row' && '@min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col')}
      >
        {options.map((option, index) => (
          <Card
            key={option.value}
            option={option}
            name={name}
            isChosen={value === option.value}
            errorId={error && ids.errorId}
            onChoose={() => onChange(option.value)}
            inputRef={index === 0 ? groupRef : undefined}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

type CardProps = {
  option: Option
  name: string
  isChosen: boolean
  /** Not every screen reader announces the group's error on entry. */
  errorId: string | undefined
  onChoose: () => void
  inputRef: Ref<HTMLInputElement> | undefined
}

function Card({ option, name, isChosen, errorId, onChoose, inputRef }: CardProps) {
  const id = useId()
  const descriptionId = `${id}-description`
  return (
    <div className={classes(CARD, errorId ? 'border-danger' : 'border-edge')}>
      {/* The description is not part of the name; the label's area covers the card. */}
      <label
        htmlFor={id}
        className="col-span-2 grid cursor-pointer grid-cols-subgrid font-label leading-normal after:absolute after:inset-0"
      >
        <input
          ref={inputRef}
          id={id}
          type="radio"
          name={name}
          value={option.value}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={classes(errorId, option.description && descriptionId) || undefined}
          className={DOT}
        />
        {option.label}
      </label>
      {option.description && (
        <p id={descriptionId} className="col-start-2 text-small text-ink-soft">
          {option.description}
        </p>
      )}
    </div>
  )
}
