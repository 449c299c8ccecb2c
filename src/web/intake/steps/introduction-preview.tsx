import type { ReactNode } from 'react'
import { InventedCard } from '../../member-cards/invented-card.tsx'
import { classes } from '../../ui/classes.ts'

const STAGES = [
  { title: 'Answer', text: 'Seven short pages, kept as you go. Leave and come back.' },
  { title: 'Talk', text: "The concierge asks what a form can't. Two minutes, in your own words." },
  {
    title: 'Meet',
    text: 'You ask for an introduction. If they say yes, you both get a name, a plan, and a way to write.',
  },
]

/**
 * The first layout is the longest task before the form works. So until hydration the browser may lay out this part
 * last, and reserves a rough height. After hydration it must be laid out, so that Safari 18 finds words in it.
 */
const AFTER_THE_REST =
  'not-print:in-[:root:not([data-hydrated])]:[content-visibility:auto] [contain-intrinsic-block-size:28rem] lg:[contain-intrinsic-block-size:10rem]'

/** Shows first visitors an invented card and the steps to a real introduction. */
export default function IntroductionPreview({ part }: { part: 'card' | 'stages' }): ReactNode {
  if (part === 'card')
    return (
      <section aria-labelledby="preview" className="grid gap-4 px-5 pt-6 pb-8 lg:gap-6 lg:px-0 lg:pt-12 lg:pb-0">
        <h2 id="preview" className="max-lg:text-h3">
          What an introduction looks like
        </h2>
        <InventedCard isCompact />
      </section>
    )
  return (
    <ol className={classes('mt-10 grid gap-6 px-5 sm:grid-cols-3 lg:mt-6 lg:px-0', AFTER_THE_REST)}>
      {STAGES.map(({ title, text }, at) => (
        <li key={title} className="border-t border-line pt-3.5">
          <h2 className="flex gap-2 text-h3">
            <span className="font-medium text-accent">{at + 1}</span> {title}
          </h2>
          <p className="mt-1.5 text-small text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
