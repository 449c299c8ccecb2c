import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { MatchPage } from '#contract/matches.ts'
import { client } from '../api/client.ts'
import { WithQueries } from '../api/queries.tsx'
import { useIntroductions } from '../introductions/use-introductions.ts'
import { draftEmail, rememberedEmail } from '../session/member-email.ts'
import { hasSeenWelcome, markWelcomeSeen, rememberSeenMatches } from '../session/seen-toasts.ts'
import { SignedIn } from '../session/signed-in.tsx'
import { showToast } from '../ui/feedback/toast.tsx'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { ledeOf, WELCOME } from './copy.ts'
import { NoEmail } from './empty-list.tsx'
import { LoadingList } from './loading-list.tsx'
import { FailedList, FullList } from './match-list.tsx'
import { kindOf } from './page-kind.ts'
import { Rail } from './rail.tsx'
import { useMatches } from './use-matches.ts'
import { WayOn } from './way-on.tsx'

export default function ResultsPage() {
  return (
    <WithQueries>
      <Results />
    </WithQueries>
  )
}

function Results() {
  const email = useQuery({
    queryKey: ['whose-matches'],
    queryFn: async () => draftEmail() ?? rememberedEmail() ?? (await client.session({})).email,
  })
  if (email.data) return <MatchesOf email={email.data} />
  if (email.isPending)
    return (
      <Frame isLoading>
        <LoadingList />
      </Frame>
    )
  return (
    <Frame>
      <NoEmail />
    </Frame>
  )
}

function MatchesOf({ email }: { email: string }) {
  const { list, reload } = useMatches(email)
  const first = list.data?.pages[0]
  const hasMatches = Boolean(first && first.items.length > 0)
  const introductions = useIntroductions(first?.access === 'full' ? email : null)
  const isIntroduced = Boolean(introductions.data?.introduced.length)

  const isMadeForThem = hasMatches && first?.access === 'full' && !first.showsEveryone
  useEffect(() => {
    if (isMadeForThem) rememberSeenMatches(true)
  }, [isMadeForThem])
  useEffect(() => {
    if (!hasMatches || hasSeenWelcome()) return
    markWelcomeSeen()
    showToast({ variant: 'info', text: WELCOME })
  }, [hasMatches])

  return (
    <Frame first={first} isLoading={list.isPending} isIntroduced={isIntroduced}>
      {first ? (
        <FullList {...{ email, list, reload, first, introductions }} />
      ) : list.isError ? (
        <FailedList error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <LoadingList />
      )}
    </Frame>
  )
}

type FrameProps = { first?: MatchPage | undefined; isLoading?: boolean; isIntroduced?: boolean; children: ReactNode }

function Frame({ first, isLoading = false, isIntroduced = false, children }: FrameProps) {
  const kind = first && kindOf(first)
  const advice = first?.advice ?? []
  return (
    <PageFrame
      title="Your matches"
      isPrivate
      account={<SignedIn />}
      lede={ledeOf(kind, { hasAdvice: advice.length > 0 && !isIntroduced })}
      action={kind && <WayOn kind={kind} page={first} />}
      // An empty column keeps its place, so that nothing moves.
      rail={isLoading ? <div /> : <Rail kind={kind} advice={advice} />}
    >
      {children}
    </PageFrame>
  )
}
