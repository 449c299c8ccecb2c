import { distanceBandText } from '#contract/distance.ts'
import type { Match } from '#contract/matches.ts'
import { AskRow } from '../introductions/ask-row.tsx'
import type { AskedPerson } from '../introductions/asked-person.ts'
import type { OwnIntroductions } from '../introductions/use-introductions.ts'
import { agreementLines } from '../member-cards/agreement-words.ts'
import { OwnLine } from '../member-cards/own-line.tsx'
import { PairFigure } from '../member-cards/pair-figure.tsx'
import { SAMPLE } from '../member-cards/sample-members-line.tsx'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Facts } from '../ui/facts.tsx'
import { MinusIcon, PlusIcon } from '../ui/icons.tsx'
import { FIRST, NO_CONFLICTS, NO_REASONS } from './copy.ts'
import { FeedbackRow } from './feedback-row.tsx'

type Props = {
  email: string
  match: Match
  onChanged: () => void
  introductions: OwnIntroductions
  /** This card is large and open. */
  isFirst?: boolean
  isAsking?: boolean
}

/** 'Chicago, Illinois', '34', 'within 10 miles', 'invented': what is known. */
export function whereabouts({ safeProfileSummary, age, distance_km, demo }: Match): string[] {
  const near = distance_km == null ? '' : distanceBandText(distance_km)
  return [safeProfileSummary.city, age == null ? '' : `${age}`, near, demo ? SAMPLE : ''].filter(Boolean)
}

function askedPerson({ id, demo = false, shared = [], safeProfileSummary: { displayName, city } }: Match): AskedPerson {
  const chosen = shared.length > 0 && `You both chose ${new Intl.ListFormat('en-US').format(shared)}.`
  const brief = [chosen, city && `Lives in ${city}.`].filter(Boolean).join(' ')
  return { id, name: displayName, demo, shared, brief }
}

export function MatchCard({ email, match, onChanged, introductions, isFirst = false, isAsking = false }: Props) {
  const { displayName } = match.safeProfileSummary
  const { personaNarrative } = match.explanations
  return (
    <Card as="article" isFlush aria-label={displayName}>
      <div className="grid items-center justify-items-start gap-4 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto] px-5 pt-6 pb-5 sm:px-9 sm:pt-8 sm:pb-6">
        <div className="min-w-0 wrap-anywhere">
          {isFirst && <p className="mb-1 text-small font-medium text-accent">{FIRST}</p>}
          <h2
            dir="auto"
            className={classes(
              'text-left leading-[1.1] font-[450]',
              isFirst ? 'text-[clamp(2.25rem,1.9rem+1.6vw,3.25rem)]' : 'text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]',
            )}
          >
            {displayName}
          </h2>
          <Facts facts={whereabouts(match)} className="mt-1 text-ink-soft" />
        </div>
        <PairFigure score={match.score} agreement={match.agreement} size={isFirst ? 'large' : 'normal'} />
      </div>
      {match.line && <OwnLine className="max-w-176 px-5 pb-3 sm:px-9">{match.line}</OwnLine>}
      {personaNarrative && (
        <p
          className={classes(
            'max-w-176 px-5 pb-5 sm:px-9 sm:pb-6',
            match.line
              ? 'text-ink-soft'
              : classes(
                  'font-display italic',
                  isFirst ? 'text-[clamp(1.25rem,1.1rem+0.7vw,1.5rem)] leading-[1.4]' : 'text-lede',
                ),
          )}
        >
          {personaNarrative}
        </p>
      )}
      <SharedChips shared={match.shared ?? []} isFirstRarest className="px-5 pb-6 sm:px-9" />
      {match.conflicts[0] && (
        <p className="-mt-2 flex gap-2 px-5 pb-6 text-small text-ink-soft sm:px-9">
          <MinusIcon className="mt-0.5 shrink-0" />
          {match.conflicts[0]}.
        </p>
      )}
      <AskRow
        person={askedPerson(match)}
        introductions={introductions}
        isOpenAtFirst={isAsking}
        isMain={isFirst && introductions.data?.received.length === 0}
        className="px-5 pb-6 sm:px-9"
      />
      <Disclosure
        label="Why this match"
        of={displayName}
        isOpenAtFirst={isFirst}
        className="px-5 sm:px-9"
        panelClassName="px-5 pt-3 pb-7 sm:px-9 sm:pt-4 sm:pb-9"
      >
        <Why match={match} />
      </Disclosure>
      <FeedbackRow email={email} match={match} onChanged={onChanged} />
    </Card>
  )
}

function Why({ match: { reasons, conflicts, explanations, agreement = {} } }: { match: Match }) {
  const { personaReasons, personaConflicts } = explanations
  // Without a conflict these sentences only repeat the reasons.
  const closing = personaConflicts.length > 0 ? [...personaReasons, ...personaConflicts] : undefined
  const lines = agreementLines(agreement)
  return (
    <>
      <div className="grid gap-6 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-10">
        <Terms title="Reasons" terms={reasons} isFor empty={NO_REASONS} />
        <Terms title="Conflicts" terms={conflicts} empty={NO_CONFLICTS} />
      </div>
      {closing && (
        <p className="mt-6 max-w-160 border-t border-line pt-5 font-display text-[1.1875rem] leading-normal">
          {closing.join(' ')}
        </p>
      )}
      {lines.length > 0 && (
        <details className="group mt-6 border-t border-line pt-2 print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-small font-label text-action [&::-webkit-details-marker]:hidden">
            What the curves say
            <PlusIcon className="ml-auto transition-transform group-open:rotate-45" />
          </summary>
          <dl className="grid gap-x-10 gap-y-1.5 pt-1 text-small @min-[34rem]:grid-cols-2">
            {lines.map(({ name, words }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-soft first-letter:uppercase">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
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
