import { Link } from 'react-router'
import type { Advice } from '#contract/matches.ts'
import { LIMITS } from './copy.ts'

/** What each of the viewer's own limits costs them, and what the figure on the cards means. */
export function Rail({ advice }: { advice: readonly Advice[] }) {
  return (
    <>
      {advice.length > 0 && (
        <section>
          <h2 className="mb-2 text-h3">A little more room</h2>
          <p className="mb-3.5 text-small text-ink-soft">
            Your own limits, and what each one costs you. We never loosen them for you. A change in the intake counts
            once you submit it again.
          </p>
          <ul className="border-b border-line">
            {advice.map(({ limit, text }) => (
              <li key={text} className="border-t border-line py-3.5 leading-[1.45]">
                <p>{text}</p>
                <Link to={LIMITS[limit].to} className="inline-flex min-h-8 items-center text-small">
                  {LIMITS[limit].link}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="mb-2 text-h3">How a score is made</h2>
        <p className="text-small text-ink-soft">
          One figure for both directions: how well they suit you, and how well you suit them. Each pair of curves is one
          thing you both said something about, the weightiest outside; at 100 all of them would meet.
        </p>
      </section>
      <section>
        <h2 className="mb-2 text-h3">How the list is made</h2>
        <p className="text-small text-ink-soft">
          Each page goes by score. Somebody who has you near the front of their list comes earlier, and nobody stands on
          too many first pages.
        </p>
      </section>
      <section>
        <h2 className="mb-2 text-h3">What your signals do</h2>
        <p className="text-small text-ink-soft">
          "More like this" slowly brings forward others who chose the same things; the person themselves it does not
          lift. "Less like this" does the opposite, and lowers the person too. Whoever you have answered stands last.
          What you pressed is told to nobody.
        </p>
      </section>
    </>
  )
}
