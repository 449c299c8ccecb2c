import type { SeenInAsk } from '#contract/introductions.ts'
import { OwnLine } from '../member-cards/own-line.tsx'
import { PairFigure } from '../member-cards/pair-figure.tsx'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { Facts } from '../ui/facts.tsx'

/** The reader as the other will see them: the same data as on the card that the other gets. */
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
