import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { TickIcon } from '../icons.tsx'
import { ErrorText } from './field-parts.tsx'
import { useFieldIds } from './use-field-ids.ts'

type Props = {
  name: string
  /** Sent by a plain form when checked. */
  value?: string | undefined
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  hint?: ReactNode
  error?: string | undefined
  isDisabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  children: ReactNode
}

const BOX =
  'relative z-1 size-6 cursor-pointer appearance-none rounded-card bg-field group-hover:border-ink checked:border-action checked:bg-action disabled:cursor-default disabled:border-line disabled:checked:border-ink-soft disabled:checked:bg-ink-soft forced-colors:appearance-auto'

export function CheckRow(props: Props) {
  const { name, value, isSelected, onChange, hint, error, isDisabled, inputRef, className, children } = props
  const ids = useFieldIds({ hint, error })
  return (
    <div
      className={classes(
        'group relative grid min-h-11 grid-cols-[--spacing(6)_1fr] content-start gap-x-3.5 gap-y-0.5 py-2 [&_a]:relative [&_a]:z-1',
        className,
      )}
    >
      {/* The hint is not part of the name; the label's area covers the row. */}
      <label
        htmlFor={ids.id}
        className="col-span-2 grid cursor-pointer grid-cols-subgrid items-start leading-normal font-medium after:absolute after:inset-0"
      >
        <span className="mt-px grid *:[grid-area:1/1]">
          <input
            ref={inputRef}
            {...ids.control}
            type="checkbox"
            name={name}
            value={value}
            checked={isSelected}
            onChange={(event) => onChange(event.target.checked)}
            disabled={isDisabled}
            className={classes(BOX, error ? 'border-2 border-danger' : 'border-[1.5px] border-edge')}
          />
          <TickIcon className="pointer-events-none invisible z-1 place-self-center text-on-action group-has-checked:visible forced-colors:hidden" />
        </span>
        {/* Above the label's area, so that its links work. */}
        <span className="relative z-1 min-w-0">{children}</span>
      </label>
      {hint && (
        <p id={ids.hintId} className="col-start-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="col-start-2">
          <ErrorText id={ids.errorId}>{error}</ErrorText>
        </div>
      )}
    </div>
  )
}
