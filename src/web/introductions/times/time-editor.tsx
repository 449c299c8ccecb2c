import { useEffect, useRef } from 'react'
import { FIRST_MEETING_HOUR, LAST_MEETING_HOUR } from '#contract/limits.ts'
import { hourInWords } from '#contract/meeting/meeting-words.ts'
import type { WallTime } from '#contract/meeting/meetings.ts'
import { MEETING_MINUTES } from '#contract/options.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'

const LENGTHS: Record<(typeof MEETING_MINUTES)[number], string> = {
  45: '45 minutes',
  60: '1 hour',
  90: '1½ hours',
  120: '2 hours',
  180: '3 hours',
}
const lengths = MEETING_MINUTES.map((minutes) => ({ value: String(minutes), label: LENGTHS[minutes] }))

const two = (part: number) => String(part).padStart(2, '0')
const QUARTERS = Array.from({ length: (LAST_MEETING_HOUR - FIRST_MEETING_HOUR) * 4 + 1 }, (_, at) => at * 15)
const starts = QUARTERS.map((minutes) => {
  const value = `${two(FIRST_MEETING_HOUR + Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { value, label: hourInWords(`2026-01-01T${value}`) }
})

type Props = {
  label: string
  time: WallTime
  from: string
  to: string
  onChange: (time: WallTime) => void
  onDone: () => void
  onLeave?: (() => void) | undefined
}

/** Shows the platform's pickers instead of the card. */
export function TimeEditor({ label, time, from, to, onChange, onDone, onLeave }: Props) {
  const [day = '', hour = ''] = time.starts.split('T')
  const first = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  useEffect(() => first.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: three fields of one time within a fieldset of times.
    <div
      role="group"
      aria-label={label}
      className="grid gap-4 rounded-card border-[1.5px] border-edge bg-field p-3.5 sm:p-4"
    >
      <div className="grid grid-cols-2 gap-3.5 @min-[34rem]:grid-cols-[1.3fr_1fr_1fr]">
        <Field
          label="Day"
          type="date"
          inputRef={first}
          className="col-span-2 @min-[34rem]:col-span-1"
          min={from}
          max={to}
          value={day}
          onChange={(given) => given && onChange({ ...time, starts: `${given}T${hour}` })}
        />
        <NativeSelect
          label="Starts"
          name="starts"
          options={starts}
          value={hour}
          onChange={(given) => given && onChange({ ...time, starts: `${day}T${given}` })}
        />
        <NativeSelect
          label="Lasts"
          name="lasts"
          options={lengths}
          value={String(time.minutes)}
          onChange={(given) => given && onChange({ ...time, minutes: Number(given) })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={onDone}>
          Done
        </Button>
        {onLeave && (
          <Button size="small" variant="quiet" onPress={onLeave}>
            Leave it out
          </Button>
        )}
      </div>
    </div>
  )
}
