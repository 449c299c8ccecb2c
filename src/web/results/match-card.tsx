import { distanceBandText } from '#contract/distance.ts'
import type { Match } from '#contract/matches.ts'
import { AskRow } from '../introductions/ask-row.tsx'
import type { AskedPerson } from '../introductions/asked-person.ts'
import type { OwnIntroductions } from '../introductions/use-introductions.ts'
import { SAMPLE } from '../member-cards/sample-members-line.tsx'
import { ScoreRing } from '../member-cards/score-ring.tsx'
import { Card } from '../ui/card.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Facts } from '../ui/facts.tsx'
import { MinusIcon, PlusIcon } from '../ui/icons.tsx'
import { NO_CONFLICTS, NO_REASONS } from './copy.ts'
import { FeedbackRow } from './feedback-row.tsx'

type Props = {
  email: string
  match: Match
  onChanged: () => void
  introductions: OwnIntroductions
  /** Whether an invented person is marked as one; not needed where everyone is. */
  isMarked?: boolean
}

/** 'Chicago, Illinois', '34', 'within 10 miles (15 km)': what is known, in this order. */
function whereabouts({ safeProfileSummary, age, distance_km, demo }: Match, isMarked: boolean): string[] {
  const near = distance_km == null ? '' : distanceBandText(distance_km)
  return [safeProfileSummary.city, age == null ? '' : `${age}`, near, isMarked && demo ? SAMPLE : ''].filter(Boolean)
}

/** The draft of an ask is made from what the card shows. */
function askedPerson({ id, demo = false, shared = [], safeProfileSummary: { displayName, city } }: Match): AskedPerson {
  const chosen = shared.length > 0 && `You both chose ${new Intl.ListFormat('en-US').format(shared)}.`
  const brief = [chosen, city && `Lives in ${city}.`].filter(Boolean).join(' ')
  return { id, name: displayName, demo, shared, brief }
}

/** One person, introduced by name: the persona in view, the reasons one press away, the signals beneath. */
export function MatchCard({ email, match, onChanged, introductions, isMarked = false }: Props) {
  const { displayName } = match.safeProfileSummary
  const { personaNarrative, personaReasons, personaConflicts } = match.explanations
  const persona = [...personaReasons, ...personaConflicts]
  return (
    <Card as="article" isFlush aria-label={displayName}>
      <div className="grid grid-cols-[1fr_auto] items-center gap-4 px-5 pt-6 pb-5 sm:px-9 sm:pt-8 sm:pb-6">
        <div className="min-w-0 wrap-anywhere">
          <h2 dir="auto" className="text-left text-[clamp(1.875rem,1.6rem+1vw,2.375rem)] leading-[1.1] font-[450]">
            {displayName}
          </h2>
          <Facts facts={whereabouts(match, isMarked)} className="mt-1 text-ink-soft" />
        </div>
        <ScoreRing score={match.score} />
      </div>
      {personaNarrative && (
        <p className="max-w-176 px-5 pb-6 font-display text-lede italic sm:px-9 sm:pb-7">{personaNarrative}</p>
      )}
      <Disclosure
        label="Why this match"
        of={displayName}
        className="px-5 sm:px-9"
        panelClassName="px-5 pt-3 pb-7 sm:px-9 sm:pt-4 sm:pb-9"
      >
        <div className="grid gap-6 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-10">
          <Terms title="Reasons" terms={match.reasons} isFor empty={NO_REASONS} />
          <Terms title="Conflicts" terms={match.conflicts} empty={NO_CONFLICTS} />
        </div>
        {persona.length > 0 && (
          <p className="mt-6 max-w-160 border-t border-line pt-5 font-display text-[1.1875rem] leading-normal">
            {persona.join(' ')}
          </p>
        )}
      </Disclosure>
      <AskRow
        person={askedPerson(match)}
        introductions={introductions}
        className="border-t border-line px-5 py-4 sm:px-9"
      />
      <FeedbackRow email={email} match={match} onChanged={onChanged} />
    </Card>
  )
}

type TermsProps = { title: string; terms: readonly string[]; empty: string; isFor?: boolean }

function Terms({ title, terms, empty, isFor = false }: TermsProps) {
  const Sign = isFor ? PlusIcon : MinusIcon
  return (
    <section>
      <h3 className="mb-2 text-[1.1875rem]">{title}</h3>
      {terms.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul>
          {terms.map((term) => (
            <li key={term} className="grid grid-cols-[1.25rem_1fr] gap-2.5 py-1.5 text-[1rem] leading-[1.45]">
              <Sign className={isFor ? 'mt-0.5 text-good' : 'mt-0.5 text-accent'} />
              <span>{term}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
