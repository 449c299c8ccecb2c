import type { ReactNode } from 'react'
import { PairFigure } from '../../member-cards/pair-figure.tsx'
import { SharedChips } from '../../member-cards/shared-chips.tsx'
import { Card } from '../../ui/card.tsx'

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

const STAGES = [
  { title: 'Answer', text: 'Seven short pages, kept as you go. Leave and come back.' },
  { title: 'Talk', text: 'The concierge asks what a form can’t. Two minutes, in your own words.' },
  {
    title: 'Meet',
    text: 'You ask for an introduction. If they say yes, you both get a name, a plan, and a way to write.',
  },
]

/** What the intake leads to, for whoever sees it for the first time: an invented card, and the way to a real one. */
export default function IntroductionPreview(): ReactNode {
  return (
    <section aria-labelledby="preview" className="mt-12 grid gap-6 px-5 lg:px-0">
      <h2 id="preview">What an introduction looks like</h2>
      <Card as="article" isFlush aria-labelledby="preview-name" className="px-5 py-6 sm:px-9 sm:py-8">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h3 id="preview-name" className="text-[2.125rem] leading-tight font-[450]">
              Theo
            </h3>
            <p className="mt-0.5 text-ink-soft">Evanston, Illinois · 38 · within 10 miles</p>
          </div>
          <PairFigure score={86} agreement={AGREEMENT} />
        </div>
        <p className="mt-5 font-display text-lede italic">
          You would both rather be useful on a Saturday morning than asleep. In the evening there would be live music.
        </p>
        <SharedChips shared={SHARED} className="mt-6" />
        <p className="mt-4 text-small text-ink-soft">
          Theo is invented. A real card shows a first name, an age, a city, and what you both chose. No photos.
        </p>
      </Card>
      <ol className="grid gap-6 sm:grid-cols-3">
        {STAGES.map(({ title, text }, at) => (
          <li key={title} className="border-t border-line pt-3.5">
            <h3 className="flex gap-2 text-h3">
              <span className="font-medium text-accent">{at + 1}</span> {title}
            </h3>
            <p className="mt-1.5 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
