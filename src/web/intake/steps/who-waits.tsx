import { useEffect, useState } from 'react'
import type { Match, MatchPage } from '#contract/matches.ts'
import { memberClient } from '../../api/member-client.ts'
import { PairFigure } from '../../member-cards/pair-figure.tsx'
import { SAMPLE, SampleMembersLine } from '../../member-cards/sample-members-line.tsx'
import { LinkButton } from '../../ui/button.tsx'

const SHOWN = 3
const NAMES = new Intl.ListFormat('en-US')

type Props = {
  email: string
  /** Verified members see the whole list. */
  isProven: boolean
}

export function WhoWaits({ email, isProven }: Props) {
  const page = useFirstPage(email, isProven)
  const isNobody = page !== undefined && page !== 'failed' && page.items.length === 0
  return (
    <div className="mt-5">
      {page && page !== 'failed' && page.items.length > 0 ? (
        <People page={page} />
      ) : (
        <p role="status" className="text-ink-soft">
          {waitingWords(page)}
        </p>
      )}
      <p className="mt-5">
        <LinkButton to="/results" size="small">
          {isNobody ? 'See what would help' : 'See your matches'}
        </LinkButton>
      </p>
    </div>
  )
}

function waitingWords(page: MatchPage | 'failed' | undefined) {
  if (page === undefined) return 'Looking through the list...'
  if (page === 'failed') return 'Your list could not be read just now. It waits for you on the matches page.'
  return 'Nobody is within your limits yet. We write when somebody is.'
}

/** Until the member says who to meet, the list has everyone, so this shows no names or numbers. */
function People({ page }: { page: MatchPage }) {
  const { items, showsEveryone = false } = page
  if (showsEveryone) return <p className="text-ink-soft">Say who you'd like to meet, and your list keeps to them.</p>
  const first = items.slice(0, SHOWN)
  return (
    <>
      <p className="text-ink-soft">
        {countWords(page)} {NAMES.format(first.map(nameOf))} {first.length === 1 ? 'is' : 'are'} already here for you.
        The rings show where your answers meet.
      </p>
      <ul className="mt-5 mb-5 flex flex-wrap gap-x-8 gap-y-5">
        {first.map((match) => (
          <li key={match.id} className="grid max-w-36 justify-items-center gap-1.5 text-center">
            <PairFigure score={match.score} agreement={match.agreement} />
            <b dir="auto" className="font-display text-h3 leading-tight font-medium wrap-anywhere">
              {nameOf(match)}
            </b>
            {match.demo && <span className="text-micro text-ink-soft">{SAMPLE}</span>}
          </li>
        ))}
      </ul>
      <SampleMembersLine people={first} />
    </>
  )
}

const nameOf = ({ safeProfileSummary }: Match) => safeProfileSummary.displayName

function countWords({ items, nextCursor, access }: MatchPage) {
  const people = `${nextCursor === null ? '' : 'More than '}${items.length} ${items.length === 1 ? 'person suits' : 'people suit'} you so far`
  return access === 'preview' ? `${people}; this is a preview.` : `${people}.`
}

function useFirstPage(email: string, isProven: boolean) {
  const [page, setPage] = useState<MatchPage | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: verification changes the reply to the same call.
  useEffect(() => {
    const leave = new AbortController()
    memberClient.listMatches({ email, cursor: '' }, { signal: leave.signal }).then(setPage, () => {
      if (!leave.signal.aborted) setPage('failed')
    })
    return () => leave.abort()
  }, [email, isProven])
  return page
}
