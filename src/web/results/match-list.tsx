import { useState } from 'react'
import { Link } from 'react-router'
import { SKELETONS } from '#contract/limits.ts'
import type { MatchPage } from '#contract/matches.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Paper } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { InventedLine, isMixed } from '../ui/invented-line.tsx'
import { Note } from '../ui/note.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import {
  EVERYONE,
  LOAD_FAILED,
  loadFailureCode,
  MISSING,
  NO_EMAIL,
  NO_MATCHES,
  NOT_YOURS,
  NOT_YOURS_HINT,
} from './copy.ts'
import { MatchCard } from './match-card.tsx'
import type { useMatches } from './use-matches.ts'

export function NoEmail() {
  return (
    <Paper>
      <EmptyState action={<LinkButton to="/intake/account">Go to the intake</LinkButton>}>{NO_EMAIL}</EmptyState>
    </Paper>
  )
}

export function LoadingList() {
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        Loading your matches
      </p>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three alike, in no order.
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}

export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = loadFailureCode(error)
  return (
    <div role="alert">
      <Note
        tone="bad"
        title={LOAD_FAILED}
        action={
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
        }
      >
        {code && <small className="text-micro text-ink-soft">{code}</small>}
      </Note>
    </div>
  )
}

/** The list's head: which of the viewer's facts would help, and whether anyone shown is invented. */
function Notices({ page }: { page: MatchPage }) {
  // Verification has its button in the masthead already.
  const missing = (page.missing ?? []).filter((fact) => fact !== 'email')
  return (
    <>
      {missing.map((fact) => (
        <Note key={fact} tone="notice" title={MISSING[fact].text} className="mb-5">
          <Link to={MISSING[fact].to}>{MISSING[fact].link}</Link>
          {fact !== 'intake' && ', then submit your intake again.'}
        </Note>
      ))}
      <div className="mb-6 empty:hidden">
        <InventedLine people={page.items} />
      </div>
    </>
  )
}

type Props = { email: string } & ReturnType<typeof useMatches> & { first: MatchPage }

export function FullList({ email, list, reload, first }: Props) {
  const [isTuned, setTuned] = useState(false)
  const matches = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (matches.length === 0)
    return (
      <>
        <Notices page={first} />
        {first.access === 'none' && (
          <Note tone="notice" title={NOT_YOURS} className="mb-5">
            {NOT_YOURS_HINT} <Link to="/intake/account">Verify your email</Link>
          </Note>
        )}
        <Paper>
          <EmptyState action={<LinkButton to="/intake/preferences">Update intake</LinkButton>}>{NO_MATCHES}</EmptyState>
        </Paper>
      </>
    )
  return (
    <>
      <Notices page={{ ...first, items: matches }} />
      <ul className="grid gap-5">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard email={email} match={match} isMarked={isMixed(matches)} onChanged={() => setTuned(true)} />
          </li>
        ))}
      </ul>
      <div className="mt-7 grid justify-items-center gap-4 text-center">
        {list.isFetchNextPageError && <FailedList error={list.error} onRetry={() => void list.fetchNextPage()} />}
        {list.hasNextPage ? (
          <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            Load more matches
          </Button>
        ) : (
          <p className="text-ink-soft">{EVERYONE}</p>
        )}
        {isTuned && (
          <Button
            variant="quiet"
            onPress={() => {
              setTuned(false)
              void reload()
            }}
          >
            Show the list as it is now
          </Button>
        )}
      </div>
    </>
  )
}
