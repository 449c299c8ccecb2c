import { useRef } from 'react'
import { introducedTitle, receivedTitle } from './copy.ts'
import { IntroducedCard } from './introduced-card.tsx'
import { ReceivedCard } from './received-card.tsx'
import type { OwnIntroductions } from './use-introductions.ts'

/** Above the list, and only when there is something: who waits for an answer, and who is introduced. */
export function IntroductionCards({ email, introductions }: { email: string; introductions: OwnIntroductions }) {
  const { data, reload } = introductions
  const received = data?.received ?? []
  const introduced = data?.introduced ?? []
  // A card goes with the press that ends it; the section stays, and takes the focus.
  const section = useRef<HTMLElement>(null)
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
      {/* One sentence each is heard, not the cards. */}
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
