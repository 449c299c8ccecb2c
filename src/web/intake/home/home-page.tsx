import { useState } from 'react'
import { Link } from 'react-router'
import type { Home } from '#contract/home.ts'
import { MAX_OPEN_ASKS } from '#contract/limits.ts'
import { untilDay } from '../../introductions/copy.ts'
import { IntroductionHead } from '../../introductions/introduction-head.tsx'
import { SharedChips } from '../../member-cards/shared-chips.tsx'
import { hasSeenMatches } from '../../session/seen-toasts.ts'
import { SignedIn } from '../../session/signed-in.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { PageFrame } from '../../ui/page/page-frame.tsx'
import { IntakeFold } from './intake-fold.tsx'
import { letterDay, type Standing, standingItems, standingOf } from './standing.ts'
import { useHome } from './use-home.ts'

const WELCOME: Standing = { title: 'Welcome back.', text: "One moment, looking for what's new." }
const FAILED: Standing = { title: 'Welcome back.', text: "We couldn't load what's new just now." }

export function HomePage() {
  const { home, reload } = useHome()
  const [now] = useState(() => new Date())
  const known = home === 'failed' ? undefined : home
  const { title, text, action } = known
    ? standingOf(known, now, { hasSeenMatches: hasSeenMatches() })
    : home === 'failed'
      ? FAILED
      : WELCOME
  return (
    <PageFrame
      title={title}
      // The tab shows no name, because other people may see it.
      tabTitle="Home"
      isPrivate
      account={<SignedIn />}
      lede={text}
      action={
        action && (
          <LinkButton to={action.to} state={action.state} variant="primary">
            {action.label}
          </LinkButton>
        )
      }
      rail={known ? <Rail home={known} now={now} /> : <div />}
    >
      <div className="grid gap-9">
        {known && <WhoWaits home={known} />}
        {known && <WhereYouStand home={known} now={now} />}
        {home === 'failed' && (
          <Note tone="bad" title="This page could not be loaded." action={<Button onPress={reload}>Try again</Button>}>
            Your <Link to="/results">matches</Link> and the <Link to="/concierge">concierge</Link> are one press away.
          </Note>
        )}
        <IntakeFold />
      </div>
    </PageFrame>
  )
}

function WhoWaits({ home: { introductions } }: { home: Home }) {
  const [first] = introductions.received
  if (!first) return null
  const { other, endsAt } = first
  return (
    <Card as="section" aria-label={`${other.firstName} waits for your answer`}>
      <IntroductionHead
        eyebrow={`Waits for your answer until ${untilDay(endsAt)}`}
        title={other.firstName}
        other={other}
      />
      <SharedChips className="mt-5" shared={other.shared} />
    </Card>
  )
}

function WhereYouStand({ home, now }: { home: Home; now: Date }) {
  return (
    <section aria-labelledby="where-you-stand">
      <h2 id="where-you-stand" className="mb-3 text-h3">
        Where you stand
      </h2>
      <ul className="border-b border-line">
        {standingItems(home, now).map(({ title, text, link, to }) => (
          <li key={title + text} className="grid grid-cols-[1fr_auto] items-center gap-x-5 border-t border-line py-3.5">
            <div>
              <b dir="auto" className="font-medium wrap-anywhere">
                {title}
              </b>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
            <Link to={to} aria-label={`${link}: ${title}`} className="inline-flex min-h-11 items-center">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rail({ home: { introductions, letterAt }, now }: { home: Home; now: Date }) {
  const left = introductions.openAsksLeft ?? 0
  return (
    <>
      <section>
        <h2 className="mb-2 text-h3">Thursday's letter</h2>
        <p className="text-small text-ink-soft">
          {letterAt === null
            ? 'You get no letters at the moment.'
            : `One person we'd introduce you to, and why. The next one comes on ${letterDay(letterAt, now)}; with no news, none comes.`}{' '}
          <Link to="/preferences">Email preferences</Link>
        </p>
      </section>
      {introductions.openAsksLeft !== undefined && (
        <section>
          <h2 className="mb-2 text-h3">Your asks</h2>
          <p className="text-small text-ink-soft">
            {left === MAX_OPEN_ASKS
              ? 'You can have three open at once.'
              : left === 0
                ? 'All three are out. When one ends, you can ask again.'
                : `You can have three open at once. ${left === 1 ? 'One is' : 'Two are'} free.`}
          </p>
        </section>
      )}
    </>
  )
}
