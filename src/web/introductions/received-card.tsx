import { useState } from 'react'
import type { Introductions, ReceivedIntroduction } from '#contract/introductions.ts'
import { memberClient } from '../api/member-client.ts'
import { OwnLine } from '../member-cards/own-line.tsx'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { failureText, issuesOf, receivedTitle, untilDay } from './copy.ts'
import { HideForGood } from './hide-for-good.tsx'
import { IntroductionHead } from './introduction-head.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { FIRST_CHOICE, ShareFields, toShare } from './share-fields.tsx'

type Props = {
  email: string
  received: ReceivedIntroduction
  offers: Introductions['offers']
  onChanged: () => Promise<void>
}

/** Somebody would like to meet the reader: their words, their plan, and three calm answers. */
export function ReceivedCard({ email, received, offers, onChanged }: Props) {
  const { id, other, text, plan, safety = [], endsAt } = received
  const [share, setShare] = useState(FIRST_CHOICE)
  const [error, setError] = useState<unknown>()

  async function answer(word: 'yes' | 'not_this_time') {
    setError(undefined)
    try {
      await memberClient.answerIntroduction({ id, answer: word, share: word === 'yes' ? toShare(share) : null })
      await onChanged()
    } catch (refused) {
      setError(refused)
    }
  }

  if (!other) return null
  const title = receivedTitle(other.firstName)
  return (
    <Card as="article" aria-label={title}>
      <IntroductionHead eyebrow={`Waiting for your answer until ${untilDay(endsAt)}`} title={title} other={other} />
      {other.line && <OwnLine className="mt-5">{other.line}</OwnLine>}
      <p dir="auto" className="mt-5 font-display text-lede whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <SharedChips className="mt-4" shared={other.shared} />
      <div className="mt-5">
        <PlanFacts plan={plan} />
        {safety.length > 0 && (
          <p className="mt-3 text-small text-ink-soft">
            Your safety choices go with a yes, for both of you: {safety.join(' ')}
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5">
        <ShareFields
          title="If you say yes, share"
          offers={offers}
          value={share}
          onChange={setShare}
          errors={issuesOf(error)}
        />
        <div role="alert" className="empty:sr-only">
          {error !== undefined && <ErrorText>{failureText(error)}</ErrorText>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onPress={() => answer('yes')}>
            Yes, introduce us
          </Button>
          <Button onPress={() => answer('not_this_time')}>Not this time</Button>
          <HideForGood email={email} matchId={other.matchId} name={other.firstName} onHidden={onChanged} />
        </div>
        <p className="text-small text-ink-soft">
          "Not this time" tells {other.firstName} nothing. An ask nobody answered looks just the same.
        </p>
      </div>
    </Card>
  )
}
