import { type ReactNode, useId } from 'react'
import { dayInWords, hoursInWords, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import type { WallTime } from '#contract/meeting/meetings.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { TickIcon } from '../../ui/icons.tsx'
import { DateLeaf } from './date-leaf.tsx'

const CARD =
  'chosen-frame relative grid min-h-19 grid-cols-[3.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 rounded-card border-[1.5px] bg-field py-2.5 pr-4 pl-2.5 transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-wash has-checked:inset-ring has-checked:inset-ring-action'
const DOT =
  'size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-field checked:border-7 checked:border-action checked:bg-on-action forced-colors:appearance-auto'
const BOX =
  'size-6 cursor-pointer appearance-none rounded-card border-[1.5px] border-edge bg-field checked:border-action checked:bg-action forced-colors:appearance-auto'

type Props = {
  kind: 'radio' | 'checkbox'
  name: string
  time: WallTime
  bothFree?: boolean | undefined
  isChosen: boolean
  onChange: (isChosen: boolean) => void
  error?: string | undefined
  action?: ReactNode
}

/** The whole card can be pressed. */
export function TimeCard({ kind, name, time, bothFree = false, isChosen, onChange, error, action }: Props) {
  const id = useId()
  const hours = hoursInWords(time.starts, time.minutes)
  return (
    <div>
      <div className={classes(CARD, error ? 'border-danger' : 'border-edge')}>
        <DateLeaf starts={time.starts} />
        <label htmlFor={id} className="cursor-pointer leading-[1.35] font-label after:absolute after:inset-0">
          <span aria-hidden="true">{weekdayInWords(time.starts)}</span>
          <span className="sr-only">{dayInWords(time.starts)},</span>{' '}
          <span className="block text-small font-normal whitespace-nowrap">{hours}</span>
          {bothFree && (
            <span className="mt-0.5 block text-micro font-normal whitespace-nowrap text-ink-soft">
              You're both free
            </span>
          )}
        </label>
        {/* On a narrow card, the action is below the words. */}
        <span className="relative z-1 -ml-3 col-start-2 row-start-2 @min-[24rem]:col-start-3 @min-[24rem]:row-start-1 @min-[24rem]:ml-0">
          {action}
        </span>
        <span className="relative z-1 col-start-4 row-start-1">
          <span className="grid *:[grid-area:1/1]">
            <input
              id={id}
              type={kind}
              name={name}
              checked={isChosen}
              onChange={(event) => onChange(event.target.checked)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className={kind === 'radio' ? DOT : BOX}
            />
            {kind === 'checkbox' && isChosen && (
              <TickIcon className="pointer-events-none place-self-center text-on-action forced-colors:hidden" />
            )}
          </span>
        </span>
      </div>
      {error && (
        <div className="mt-1.5">
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
        </div>
      )}
    </div>
  )
}
