import { useQuery } from '@tanstack/react-query'
import type { Introductions, MadeIntroduction, SeenInAsk } from '#contract/introductions.ts'
import { timeInFull, zoneInWords } from '#contract/meeting/meeting-words.ts'
import { memberClient } from '../api/member-client.ts'
import { OwnLine } from '../member-cards/own-line.tsx'
import { PairFigure } from '../member-cards/pair-figure.tsx'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { Facts } from '../ui/facts.tsx'
import { PlanFacts } from './plan-facts.tsx'

/** Same data as on the other person's card. */
export function SeenPerson({ seen }: { seen: SeenInAsk }) {
  const { firstName, age, city, score, agreement, line, shared } = seen
  return (
    <div className="grid gap-4">
      <div className="grid items-center justify-items-start gap-4 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-display text-[1.25rem]">{firstName}</p>
          <Facts facts={[city, age === null ? '' : `${age}`].filter(Boolean)} className="text-small text-ink-soft" />
        </div>
        <PairFigure score={score} agreement={agreement} size="small" />
      </div>
      {line && <OwnLine>{line}</OwnLine>}
      <SharedChips shared={shared} />
    </div>
  )
}

type SentProps = { made: MadeIntroduction; you: NonNullable<Introductions['offers']>['you'] }

/** Both people see the same score, figure and chips. */
export function SentAsk({ made: { other, text, plan, times, zone }, you }: SentProps) {
  const { data } = useQuery({
    queryKey: ['own-line'],
    queryFn: ({ signal }) => memberClient.findOwnLine({}, { signal }),
  })
  if (!other) return null
  const { score, shared, agreement } = other
  return (
    <div className="grid gap-4">
      <SeenPerson seen={{ ...you, score, shared, agreement, line: data?.line ?? undefined, demo: false }} />
      <p dir="auto" className="font-display text-lede whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {times.length === 0 ? (
        <PlanFacts plan={plan} />
      ) : (
        <div className="text-small wrap-anywhere">
          <ul>
            {times.map((time) => (
              <li key={time.startsAt}>{timeInFull(time)}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-soft">
            {plan.vibe}. {plan.area}. {zoneInWords(zone)}.
          </p>
        </div>
      )}
    </div>
  )
}
