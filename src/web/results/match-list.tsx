import { useEffect, useRef, useState } from 'react'
import type { MatchPage } from '#contract/matches.ts'

import { IntroductionCards } from '../introductions/introductions.tsx'
import type { OwnIntroductions } from '../introductions/use-introductions.ts'
import { InventedCard } from '../member-cards/invented-card.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { AsksOffList, askedOffList } from './asks-off-list.tsx'
import { ANSWERED, ANSWERED_HINT, EVERYONE, LOAD_FAILED, loadFailureCode, THE_LIST } from './copy.ts'
import { EmptyList } from './empty-list.tsx'
import { LikedRow } from './liked-row.tsx'
import { MatchCard } from './match-card.tsx'
import { Notices } from './notices.tsx'
import { kindOf } from './page-kind.ts'
import { useLoadUntilLinked } from './use-load-until-linked.ts'
import type { useMatches } from './use-matches.ts'

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

type Props = { email: string; introductions: OwnIntroductions } & ReturnType<typeof useMatches> & { first: MatchPage }

export function FullList({ email, introductions, list, reload, first }: Props) {
  const [isTuned, setTuned] = useState(false)
  useLoadUntilLinked(list)
  const matches = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { liked = [] } = first
  const above = (
    <>
      <IntroductionCards email={email} introductions={introductions} />
      <AsksOffList introductions={introductions} shown={[...matches, ...liked]} />
    </>
  )
  const likedRow = liked.length > 0 && (
    <LikedRow email={email} liked={liked} introductions={introductions} onChanged={() => setTuned(true)} />
  )
  if (matches.length === 0)
    return (
      <>
        {above}
        {likedRow}
        <Notices page={first} />
        {liked.length > 0 || introductions.data?.introduced.length ? (
          <p className="text-center text-ink-soft">{EVERYONE}</p>
        ) : (
          <EmptyList page={first} />
        )}
      </>
    )
  const { received = [], introduced = [] } = introductions.data ?? {}
  const off = askedOffList({ introductions, shown: [...matches, ...liked] })
  const isSomebodyAbove = received.length + introduced.length + liked.length + off.length > 0
  const isSamples = kindOf(first) === 'samples'
  const answered = matches.filter((match) => match.answered)
  const others = matches.filter((match) => !match.answered)
  const cards = (some: typeof matches) => (
    <ul className="grid gap-5">
      {some.map((match, place) => (
        <li key={match.id}>
          <MatchCard
            email={email}
            match={match}
            introductions={introductions}
            isFirst={place === 0 && !match.answered && !isSamples}
            onChanged={() => setTuned(true)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {above}
      {likedRow}
      {isSamples && <WhatACardSays />}
      {isSomebodyAbove && <h2 className="mb-2.5 text-h3">{THE_LIST}</h2>}
      <Notices page={{ ...first, items: matches }} />
      {cards(others)}
      {answered.length > 0 && (
        <section aria-labelledby="answered" className="mt-9">
          <h2 id="answered" className="mb-2 text-h3">
            {ANSWERED}
          </h2>
          <p className="mb-5 text-small text-ink-soft">{ANSWERED_HINT}</p>
          {cards(answered)}
        </section>
      )}
      <ListEnd
        list={list}
        onRenew={
          isTuned
            ? () => {
                setTuned(false)
                // The old list disappears with its pressed button.
                document.getElementById('main')?.focus()
                void reload()
              }
            : undefined
        }
      />
    </>
  )
}

/** For members without a list of their own. */
function WhatACardSays() {
  return (
    <section aria-labelledby="what-a-card-says" className="mb-9 grid gap-5">
      <h2 id="what-a-card-says" className="text-h3">
        What a card says once you have answered
      </h2>
      <InventedCard />
    </section>
  )
}

type EndProps = Pick<Props, 'list'> & { onRenew: (() => void) | undefined }

function ListEnd({ list, onRenew }: EndProps) {
  const end = useRef<HTMLParagraphElement>(null)
  const hadMore = useRef(list.hasNextPage)
  useEffect(() => {
    // The pressed button is gone: focus the sentence about the last page.
    if (hadMore.current && !list.hasNextPage && document.activeElement === document.body) end.current?.focus()
    hadMore.current = list.hasNextPage
  }, [list.hasNextPage])

  // Otherwise the query drops a running request's page and loads it twice.
  const loadMore = () => void list.fetchNextPage({ cancelRefetch: false })
  return (
    <div className="mt-7 grid justify-items-center gap-4 text-center">
      {list.isFetchNextPageError && <FailedList error={list.error} onRetry={loadMore} />}
      {list.hasNextPage ? (
        <Button isPending={list.isFetchingNextPage} onPress={loadMore}>
          Load more matches
        </Button>
      ) : (
        <p ref={end} tabIndex={-1} className="text-ink-soft">
          {EVERYONE}
        </p>
      )}
      {onRenew && (
        <Button variant="quiet" onPress={onRenew}>
          Show the list as it is now
        </Button>
      )}
    </div>
  )
}
