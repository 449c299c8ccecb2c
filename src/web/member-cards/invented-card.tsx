import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Facts } from '../ui/facts.tsx'
import { PairFigure } from './pair-figure.tsx'
import { SharedChips } from './shared-chips.tsx'

const SHARED = ['Family-centered', 'Service', 'Live music', 'Book clubs']
const AGREEMENT = {
  values: 0.95,
  availability: 0.9,
  age: 0.8,
  interests: 0.85,
  kids: 1,
  distance: 0.85,
  intent: 1,
  budget: 0.35,
  smoking: 1,
  drinking: 1,
}

type Props = {
  /** On a phone, it shows only name, figure and sentence. */
  isCompact?: boolean
}

/** For readers without a list of their own. */
export function InventedCard({ isCompact = false }: Props) {
  return (
    <Card as="article" isFlush aria-labelledby="invented-name" className="px-5 py-6 sm:px-9 sm:py-8">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 id="invented-name" className="text-[2.125rem] leading-tight font-[450]">
            Theo
          </h3>
          <Facts facts={['Evanston, Illinois', '38', 'within 10 miles']} className="mt-0.5 text-ink-soft" />
        </div>
        <PairFigure score={86} agreement={AGREEMENT} />
      </div>
      <p className="mt-5 font-display text-lede italic">
        You'd both rather be useful on a Saturday morning than asleep. In the evening there would be live music.
      </p>
      <SharedChips shared={SHARED} className={classes('mt-6', isCompact && 'max-lg:hidden')} />
      <p className="mt-4 text-small text-ink-soft">
        Theo is invented.{' '}
        <span className={isCompact ? 'max-lg:hidden' : undefined}>
          A real card shows a first name, an age, a city, and what you both chose.
        </span>{' '}
        No photos.
      </p>
    </Card>
  )
}
