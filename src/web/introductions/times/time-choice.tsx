import type { ShownTime } from '#contract/meeting/meetings.ts'
import { TimeCard } from './time-card.tsx'

type Props = {
  name: string
  times: readonly ShownTime[]
  value: string | undefined
  onChange: (startsAt: string) => void
}

export function TimeChoice({ name, times, value, onChange }: Props) {
  return (
    <div className="grid gap-2.5">
      {times.map((time) => (
        <TimeCard
          key={time.startsAt}
          kind="radio"
          name={name}
          time={time}
          isChosen={value === time.startsAt}
          onChange={() => onChange(time.startsAt)}
        />
      ))}
    </div>
  )
}
