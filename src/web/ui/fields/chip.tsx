import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { withoutStop } from '#contract/without-stop.ts'
import { classes } from '../classes.ts'
import { CheckIcon } from '../icons.tsx'

const CHIP =
  'group chosen-frame relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-pill border-[1.5px] border-edge bg-field px-4.5 py-2 leading-[1.3] font-medium wrap-anywhere transition-colors hover:border-ink has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

export const CHIP_BUTTON =
  'inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-pill border-[1.5px] border-edge bg-field px-4.5 py-2 leading-[1.3] font-medium wrap-anywhere transition-colors hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus'

export const CHIP_ROW = 'flex flex-wrap gap-2.5'

type Props = Omit<ComponentProps<'input'>, 'children'> & { type: 'checkbox' | 'radio'; children: ReactNode }

// Enter acts as on a button: the browser would submit the form.
function pressOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

/**
 * The invisible input lies over the chip's start, and the label covers the whole chip. So the chip works before the
 * script runs, and with every pointer, key and screen reader.
 */
export function Chip({ children, className, ...input }: Props) {
  return (
    <label className={classes(CHIP, className)}>
      <input
        onKeyDown={pressOnEnter}
        {...input}
        className="absolute inset-y-0 left-0 h-full w-6 cursor-pointer opacity-0"
      />
      <CheckIcon className="-ml-1 hidden size-4 group-has-checked:block" />
      <span dir="auto">{typeof children === 'string' ? withoutStop(children) : children}</span>
    </label>
  )
}
