import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Introduced } from '#contract/introductions.ts'
import { showToast } from '../ui/feedback/toast-store.ts'
import { useArrival } from '../ui/use-arrival.ts'
import { introducedTitle, receivedTitle, saidYes } from './copy.ts'
import { IntroducedCard } from './introduced-card.tsx'
import { ReceivedCard } from './received-card.tsx'
import type { OwnIntroductions } from './use-introductions.ts'

/** Shown above the list. */
export function IntroductionCards({ email, introductions }: { email: string; introductions: OwnIntroductions }) {
  const { data, reload } = introductions
  const received = data?.received ?? []
  const introduced = data?.introduced ?? []
  // A card disappears when a press ends it. Then the section takes the focus.
  const section = useRef<HTMLElement>(null)
  // The cards load after the page.
  useArrival(section, { isLinked: useLocation().hash === '#introductions' && received.length + introduced.length > 0 })
  useToastAtYes(introduced, data !== undefined)
  async function changed() {
    await reload()
    section.current?.focus()
  }
  const news = [
    ...received.map(({ other }) => other && receivedTitle(other.firstName)),
    ...introduced.map(({ other }) => other && introducedTitle(other.firstName)),
  ]
  return (
    <section
      id="introductions"
      ref={section}
      tabIndex={-1}
      aria-label="Introductions"
      className="scroll-mt-6 focus:outline-none"
    >
      {/* Announces one sentence per card, not the whole cards. */}
      <p role="status" className="sr-only">
        {news.filter(Boolean).join('. ')}
      </p>
      {received.length + introduced.length > 0 && (
        <div className="mb-7 grid gap-5">
          {received.map((each) => (
            <ReceivedCard key={each.id} email={email} received={each} offers={data?.offers} onChanged={changed} />
          ))}
          {introduced.map((each) => (
            <IntroducedCard
              key={each.id}
              email={email}
              introduced={each}
              you={data?.offers?.you}
              onChanged={changed}
              onOutcome={reload}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** The new card may be out of view, so a toast appears. */
function useToastAtYes(introduced: readonly Introduced[], isKnown: boolean) {
  const seen = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!isKnown) return
    for (const { id, other, youAsked } of introduced)
      if (seen.current && !seen.current.has(id) && other && youAsked)
        showToast({ variant: 'success', text: saidYes(other.firstName) })
    seen.current = new Set(introduced.map(({ id }) => id))
  }, [introduced, isKnown])
}
