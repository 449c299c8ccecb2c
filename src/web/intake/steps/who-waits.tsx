import { useEffect, useState } from 'react'
import type { Match, MatchPage } from '#contract/matches.ts'
import { memberClient } from '../../api/member-client.ts'
import { PairFigure } from '../../member-cards/pair-figure.tsx'
import { SampleMembersLine } from '../../member-cards/sample-members-line.tsx'
import { LinkButton } from '../../ui/button.tsx'

const SHOWN = 3
const NAMES = new Intl.ListFormat('en-US')

/** Who suits already: the first of the list that the submit made, as the matches page shows them. */
export function WhoWaits({ email }: { email: string }) {
  const page = useFirstPage(email)
  return (
    <section aria-labelledby="who-waits" className="mt-12">
      <h2 id="who-waits">Who waits already</h2>
      {page && page !== 'failed' && page.items.length > 0 ? (
        <People page={page} />
      ) : (
        <p role="status" className="mt-2 text-ink-soft">
          {waitingWords(page)}
        </p>
      )}
      <p className="mt-6">
        <LinkButton to="/results">See your matches</LinkButton>
      </p>
    </section>
  )
}

function waitingWords(page: MatchPage | 'failed' | undefined) {
  if (page === undefined) return 'Looking through the list...'
  if (page === 'failed') return 'Your list could not be read just now. It waits for you on the matches page.'
  return 'Nobody within your limits yet. The matches page says what would help.'
}

function People({ page: { items, nextCursor, access } }: { page: MatchPage }) {
  const first = items.slice(0, SHOWN)
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {countWords(items.length, { hasMore: nextCursor !== null, isPreview: access === 'preview' })}{' '}
        {NAMES.format(first.map(nameOf))} {first.length === 1 ? 'is' : 'are'} the first. Each figure is drawn from what
        the two of you said.
      </p>
      <ul className="mt-5 mb-5 flex flex-wrap gap-x-8 gap-y-5">
        {first.map((match) => (
          <li key={match.id} className="grid max-w-36 justify-items-center gap-1.5 text-center">
            <PairFigure score={match.score} agreement={match.agreement} />
            <b dir="auto" className="font-display text-h3 leading-tight font-medium wrap-anywhere">
              {nameOf(match)}
            </b>
          </li>
        ))}
      </ul>
      <SampleMembersLine people={items} />
    </>
  )
}

const nameOf = ({ safeProfileSummary }: Match) => safeProfileSummary.displayName

function countWords(count: number, { hasMore, isPreview }: { hasMore: boolean; isPreview: boolean }) {
  const people = `${hasMore ? 'More than ' : ''}${count} ${count === 1 ? 'person suits' : 'people suit'} you already`
  return isPreview ? `${people}; this is a preview.` : `${people}.`
}

/** The first page of the list; 'failed' when it cannot be read, and undefined until it has come. */
function useFirstPage(email: string) {
  const [page, setPage] = useState<MatchPage | 'failed'>()
  useEffect(() => {
    const leave = new AbortController()
    memberClient.listMatches({ email, cursor: '' }, { signal: leave.signal }).then(setPage, () => {
      if (!leave.signal.aborted) setPage('failed')
    })
    return () => leave.abort()
  }, [email])
  return page
}
