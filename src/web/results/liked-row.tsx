import { useRef, useState } from 'react'
import type { Match } from '#contract/matches.ts'
import { memberClient } from '../api/member-client.ts'
import { canAsk } from '../introductions/can-ask.ts'
import { FEEDBACK_FAILED } from '../introductions/copy.ts'
import type { OwnIntroductions } from '../introductions/use-introductions.ts'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { backInList, LIKED, likedCount } from './copy.ts'
import { MatchCard, whereabouts } from './match-card.tsx'

type Props = {
  email: string
  liked: readonly Match[]
  introductions: OwnIntroductions
  onChanged: () => void
}

export function LikedRow({ email, liked, introductions, onChanged }: Props) {
  const [open, setOpen] = useState<{ id: string; isAsking: boolean; presses: number }>()
  const [letGo, setLetGo] = useState<readonly Match[]>([])
  const [isFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = liked.filter((match) => !letGo.includes(match))
  const opened = shown.find(({ id }) => id === open?.id)

  async function release(match: Match) {
    setFailed(false)
    try {
      await memberClient.undoFeedback({ email, matchId: match.id })
    } catch {
      setFailed(true)
      return
    }
    setLetGo([...letGo, match])
    // The pressed button disappears with its card.
    heading.current?.focus()
    onChanged()
  }

  const last = letGo.at(-1)
  return (
    <section aria-labelledby="liked" className="mb-7 min-w-0">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="liked" ref={heading} tabIndex={-1} className="text-h3">
          {LIKED}
        </h2>
        <p className="text-micro text-ink-soft">{likedCount(shown.length)}</p>
      </div>
      <ul className="relative -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pt-1 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {shown.map((match) => (
          <LikedPerson
            key={match.id}
            match={match}
            isOpen={opened === match}
            canAsk={canAsk(introductions, match.id)}
            onOpen={() =>
              setOpen(opened === match && !open?.isAsking ? undefined : { id: match.id, isAsking: false, presses: 0 })
            }
            onAsk={() => setOpen({ id: match.id, isAsking: true, presses: (open?.presses ?? 0) + 1 })}
            onRelease={() => release(match)}
          />
        ))}
      </ul>
      <p role="status" className="text-small text-ink-soft empty:sr-only">
        {last && backInList(last.safeProfileSummary.displayName)}
      </p>
      <div role="alert">{isFailed && <ErrorText>{FEEDBACK_FAILED}</ErrorText>}</div>
      {opened && (
        <div id="liked-card" className="mt-3">
          <MatchCard
            // A new key for each press opens a closed ask again.
            key={`${opened.id}-${open?.presses}`}
            email={email}
            match={opened}
            introductions={introductions}
            isAsking={open?.isAsking === true}
            onChanged={onChanged}
          />
        </div>
      )}
    </section>
  )
}

type PersonProps = {
  match: Match
  isOpen: boolean
  canAsk: boolean
  onOpen: () => void
  onAsk: () => void
  onRelease: () => Promise<void>
}

function LikedPerson({ match, isOpen, canAsk, onOpen, onAsk, onRelease }: PersonProps) {
  const { displayName } = match.safeProfileSummary
  return (
    <li className="grid max-w-full shrink-0 basis-58 snap-start grid-cols-[minmax(0,1fr)_auto] content-between gap-x-3 rounded-card border border-line bg-card pt-3.5 pr-2 pb-1 pl-4 sm:shrink sm:grow sm:basis-52">
      <div className="min-w-0 wrap-anywhere">
        <h3 dir="auto" className="text-left text-[1.375rem] leading-tight">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="liked-card"
            onClick={onOpen}
            className="cursor-pointer text-left underline-offset-4 hover:underline"
          >
            {displayName}
          </button>
        </h3>
        <Facts facts={whereabouts(match)} className="text-micro text-ink-soft" />
      </div>
      <p className="mt-0.5 pr-2 font-display text-[1.25rem] leading-none font-medium lining-nums tabular-nums">
        <span className="sr-only">Score </span>
        {match.score}
      </p>
      <div className="col-span-2 -ml-3 flex items-center justify-between">
        {canAsk ? (
          <Button size="small" variant="quiet" onPress={onAsk} aria-label={`Ask for an introduction: ${displayName}`}>
            Ask
          </Button>
        ) : (
          <Button size="small" variant="quiet" onPress={onOpen} aria-label={`Open the card of ${displayName}`}>
            Open
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={onRelease} aria-label={`Take ${displayName} off this row`}>
          <CloseIcon />
        </Button>
      </div>
    </li>
  )
}
