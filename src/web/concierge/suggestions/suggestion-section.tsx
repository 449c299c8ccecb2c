import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { SKELETONS } from '#contract/limits.ts'
import type { OwnIntroductions } from '../../introductions/use-introductions.ts'
import { SampleMembersLine } from '../../member-cards/sample-members-line.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { MATCHES_FAILED, NO_MATCHES, peopleToConsider, WHY_NOBODY } from '../copy.ts'
import { failureCode } from './introductions.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import type { useSuggestions } from './use-suggestions.ts'
import { useWrittenTexts } from './use-written-texts.ts'

type Props = {
  suggestions: ReturnType<typeof useSuggestions>
  isOutdated: boolean
  onRetry: () => Promise<void>
  yourName: () => string
  introductions: OwnIntroductions
}

export function SuggestionSection({ suggestions, isOutdated, onRetry, yourName, introductions }: Props) {
  const { people, isPending, error, answered } = suggestions
  const heading = useRef<HTMLHeadingElement>(null)
  const written = useWrittenTexts()

  // The request came from a button elsewhere, so the focus moves to the people.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every reply, even with the same people.
  useEffect(() => {
    if (!people || isPending) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' }) // jsdom lacks it
  }, [people, isPending, answered])

  if (!people && !isPending && !error) return null
  return (
    <section aria-labelledby="people" className="grid gap-5">
      <h2 id="people" ref={heading} tabIndex={-1} className="scroll-mt-6">
        {people && people.length > 0 ? peopleToConsider(people.length) : 'People to consider'}
      </h2>
      {error && (
        <div role="alert">
          <Note
            tone="bad"
            title={MATCHES_FAILED}
            action={
              <Button size="small" onPress={onRetry}>
                Try again
              </Button>
            }
          >
            {failureCode(error) && <small className="text-micro text-ink-soft">{failureCode(error)}</small>}
          </Note>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {isOutdated && !isPending && (
          <Note
            tone="plain"
            title="Your snapshot has changed since."
            action={
              <Button size="small" onPress={onRetry}>
                Look again
              </Button>
            }
          />
        )}
      </div>
      {!people && isPending && <Loading />}
      {people?.length === 0 && !error && (
        <Card>
          <EmptyState action={<LinkButton to="/results">{WHY_NOBODY}</LinkButton>}>{NO_MATCHES}</EmptyState>
        </Card>
      )}
      {people && people.length > 0 && (
        <>
          <div className="-mt-2 grid gap-2 empty:hidden">
            <SampleMembersLine people={people} />
            {people.every(({ distance_km }) => distance_km == null) && (
              <p className="text-small text-ink-soft">
                Without your city, distance is left out.{' '}
                <Link to="/intake/location" state={{ field: 'location.city' }}>
                  Add your city to see who is near
                </Link>
              </p>
            )}
          </div>
          <ul className="grid gap-5">
            {people.map((person) => (
              <li key={person.id}>
                <SuggestionCard person={person} introductions={introductions} yourName={yourName} written={written} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Loading() {
  return (
    <>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three equal items.
        <CardSkeleton key={place} />
      ))}
    </>
  )
}
