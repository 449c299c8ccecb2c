import { IntroducedCard } from './introduced-card.tsx'
import { ReceivedCard } from './received-card.tsx'
import type { OwnIntroductions } from './use-introductions.ts'

/** Above the list, and only when there is something: who waits for an answer, and who is introduced. */
export function IntroductionCards({ email, introductions }: { email: string; introductions: OwnIntroductions }) {
  const { data, reload } = introductions
  const received = data?.received ?? []
  const introduced = data?.introduced ?? []
  return (
    <section id="introductions" aria-label="Introductions" aria-live="polite" className="scroll-mt-6">
      {received.length + introduced.length > 0 && (
        <div className="mb-7 grid gap-5">
          {received.map((each) => (
            <ReceivedCard key={each.id} email={email} received={each} offers={data?.offers} onChanged={reload} />
          ))}
          {introduced.map((each) => (
            <IntroducedCard key={each.id} email={email} introduced={each} onChanged={reload} />
          ))}
        </div>
      )}
    </section>
  )
}
