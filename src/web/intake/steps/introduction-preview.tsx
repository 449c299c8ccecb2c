import type { ReactNode } from 'react'
import { PairFigure } from '../../member-cards/pair-figure.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'

const SHARED = ['Family-centered', 'Service', 'Live music', 'Book clubs']
const LEVELS = [0.95, 0.9, 0.8, 0.85, 1, 0.85, 1, 0.35, 1, 1]

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
          <PairFigure
            score={86}
            levels={LEVELS}
            summary="Most in common: values, free time, children. Differs: budget."
          />
        </div>
        <p className="mt-5 font-display text-lede italic">
          You would both rather be useful on a Saturday morning than asleep. In the evening there would be live music.
        </p>
        <ul aria-label="What you both chose" className="mt-6 flex flex-wrap gap-2">
          {SHARED.map((choice) => (
            <li
              key={choice}
              className="inline-flex min-h-8.5 items-center gap-1.5 rounded-pill border border-line bg-field py-1 pr-3.5 pl-2.5 text-small leading-tight font-medium"
            >
              <CheckIcon className="size-4 text-good" />
              {choice}
            </li>
          ))}
        </ul>
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
