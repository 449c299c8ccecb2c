import { Link } from 'react-router'
import type { Advice } from '#contract/matches.ts'
import { wayToChange } from './copy.ts'
import type { PageKind } from './page-kind.ts'

export function Rail({ kind, advice }: { kind?: PageKind | undefined; advice: readonly Advice[] }) {
  // An empty list shows the first advice itself.
  const rest = kind === 'empty' ? advice.slice(1) : advice
  return (
    <>
      {rest.length > 0 && (
        <section>
          <h2 className="mb-2 text-h3">A little more room</h2>
          <p className="mb-3.5 text-small text-ink-soft">
            Your own limits, and what each one costs you. We never loosen them for you.
          </p>
          <ul className="border-b border-line">
            {rest.map((one) => {
              const { link, ...way } = wayToChange(one)
              return (
                <li key={one.text} className="border-t border-line py-3.5 leading-[1.45]">
                  <p>{one.text}</p>
                  <Link {...way} className="inline-flex min-h-8 items-center text-small">
                    {link}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {kind && kind !== 'samples' && kind !== 'closed' && <YourAnswers />}
      {kind !== 'empty' && <AboutCards />}
    </>
  )
}

function YourAnswers() {
  return (
    <section>
      <h2 className="mb-2 text-h3">What the list goes by</h2>
      <p className="text-small text-ink-soft">
        Your intake, and what the concierge has heard from you. A change in the intake counts once you submit it again.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-small [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center">
        <Link to="/intake/review">Change an answer</Link>
        <Link to="/concierge">Talk to the concierge</Link>
      </p>
    </section>
  )
}

function AboutCards() {
  return (
    <>
      <section>
        <h2 className="mb-2 text-h3">How a score is made</h2>
        <p className="text-small text-ink-soft">
          It takes how well they suit you and how well you suit them. Each pair of curves is one thing that you both
          answered, and what counts most is on the outside. The more you agree, the further a pair closes; at 100 every
          pair would meet. What you press moves your own list a little, so the other may see a different number.
        </p>
      </section>
      <section>
        <h2 className="mb-2 text-h3">How the list is made</h2>
        <p className="text-small text-ink-soft">
          The best score comes first. People who have you near the top of their own list come a little earlier, and
          people many others see first come a little later, so that everybody gets a turn.
        </p>
      </section>
      <section>
        <h2 className="mb-2 text-h3">What your signals do</h2>
        <p className="text-small text-ink-soft">
          "More like this" keeps somebody in the row above the list, and "Less like this" moves them to the end. Others
          who chose the same things come a little earlier or later; everyone else keeps their score. Nobody sees what
          you pressed.
        </p>
      </section>
    </>
  )
}
