import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Introductions, ReceivedIntroduction } from '#contract/introductions.ts'
import { dayInWords, hourInWords, kindNo, zoneInWords } from '#contract/meeting/meeting-words.ts'
import { memberClient } from '../api/member-client.ts'
import { OwnLine } from '../member-cards/own-line.tsx'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { WarnIcon } from '../ui/icons.tsx'
import { failureText, receivedTitle, untilDay } from './copy.ts'
import { HideForGood } from './hide-for-good.tsx'
import { IntroductionHead } from './introduction-head.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { NOTHING_SHARED, ShareFields, toShare } from './share-fields.tsx'
import { OfferFields } from './times/offer-fields.tsx'
import { TimeChoice } from './times/time-choice.tsx'
import { toOffer, useOffer } from './times/use-offer.ts'
import { useRefusal } from './use-refusal.ts'

type Props = {
  email: string
  received: ReceivedIntroduction
  offers: Introductions['offers']
  onChanged: () => Promise<void>
}
type Answer = 'yes' | 'not_this_time' | 'tell_kindly'

export function ReceivedCard({ email, received, offers, onChanged }: Props) {
  const { id, other, text, times, safety = [], endsAt } = received
  const [share, setShare] = useState(NOTHING_SHARED)
  const [picked, setPicked] = useState(times[0]?.startsAt)
  const [isOffering, setOffering] = useState(false)
  const offer = useOffer(other.matchId)
  const chosenId = useId()
  const time = isOffering ? { offer: toOffer(offer) } : picked ? { startsAt: picked } : {}
  const yes = { share: toShare(share), ...time }
  const { error, issues, form, refuse, clear } = useRefusal(yes)

  // Stops the reminder mail. After a failure the mail is sent.
  useEffect(() => void memberClient.openIntroduction({ id }).catch(() => {}), [id])

  async function answer(word: Answer) {
    clear()
    try {
      await memberClient.answerIntroduction({ id, answer: word, ...(word === 'yes' ? yes : { share: null }) })
      await onChanged()
    } catch (refused) {
      refuse(refused)
    }
  }
  function offerOthers() {
    setOffering(true)
    void offer.reload()
  }

  const { firstName } = other
  const title = receivedTitle(firstName)
  const chosen = times.find(({ startsAt }) => startsAt === picked)
  return (
    <Card as="article" aria-label={title}>
      <IntroductionHead eyebrow={`Waiting for your answer until ${untilDay(endsAt)}`} title={title} other={other} />
      {other.line && <OwnLine className="mt-5">{other.line}</OwnLine>}
      <p className="mt-5 text-small font-medium text-accent">{firstName} wrote to you</p>
      <p dir="auto" className="mt-1 font-display text-lede whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <SharedChips className="mt-4" shared={other.shared} />
      {safety.length > 0 && (
        <p className="mt-3 text-small text-ink-soft">
          Your safety choices go with a yes, for both of you: {safety.join(' ')}
        </p>
      )}
      <div ref={form} className="mt-6 grid gap-6 border-t border-line pt-6">
        {isOffering ? (
          <OfferFields
            title="Yes, another time"
            hint={`Offer up to three. You're introduced right away, and ${firstName} picks one.`}
            form={offer}
            issues={issues}
            name={`offer-${id}`}
          />
        ) : (
          <When received={received} picked={picked} onPick={setPicked} />
        )}
        <ShareFields
          title={`With your yes, ${firstName} gets`}
          offers={offers}
          value={share}
          onChange={setShare}
          errors={issues}
        />
        <div role="alert" className="empty:sr-only">
          {error !== undefined && <ErrorText>{failureText(error)}</ErrorText>}
        </div>
        <div>
          <div className="grid gap-3 @min-[30rem]:flex @min-[30rem]:flex-wrap">
            <Button variant="primary" aria-describedby={chosenId} onPress={() => answer('yes')}>
              Yes, introduce us
            </Button>
            {isOffering ? (
              <Button variant="quiet" onPress={() => setOffering(false)}>
                Back to {firstName}'s times
              </Button>
            ) : (
              <Button onPress={offerOthers}>Yes, another time</Button>
            )}
          </div>
          <p id={chosenId} className="mt-3 text-small text-ink-soft">
            {!isOffering && chosen && `You'd meet on ${dayInWords(chosen.starts)}, at ${hourInWords(chosen.starts)}. `}
            You can still change the time, or say that you can't after all.
          </p>
        </div>
        <Noes firstName={firstName} offers={offers} endsAt={endsAt} onAnswer={answer}>
          <HideForGood email={email} matchId={other.matchId} name={firstName} onHidden={onChanged} />
        </Noes>
      </div>
    </Card>
  )
}

type WhenProps = { received: ReceivedIntroduction; picked: string | undefined; onPick: (startsAt: string) => void }

function When({ received: { id, plan, times, zone }, picked, onPick }: WhenProps) {
  if (times.length === 0) return <PlanFacts plan={plan} />
  return (
    <fieldset>
      <legend className="font-display text-h3">When would suit you?</legend>
      <p className="mt-1 mb-3.5 text-small text-ink-soft wrap-anywhere">
        {plan.vibe}. {plan.area}. {zoneInWords(zone)}.
      </p>
      <TimeChoice name={`time-${id}`} times={times} value={picked} onChange={onPick} />
    </fieldset>
  )
}

type NoProps = {
  firstName: string
  offers: Introductions['offers']
  endsAt: string
  onAnswer: (word: Answer) => Promise<void>
  children: ReactNode
}

const ROW =
  'grid gap-2 border-t border-line py-4 @min-[36rem]:grid-cols-[13.5rem_1fr] @min-[36rem]:items-center @min-[36rem]:gap-6'

function Noes({ firstName, offers, endsAt, onAnswer, children }: NoProps) {
  return (
    <div>
      <h3 className="mb-3 text-[1.1875rem]">If it's a no</h3>
      <div className={ROW}>
        <Button onPress={() => onAnswer('not_this_time')}>Not this time</Button>
        <p className="text-small text-ink-soft">
          {firstName} is told nothing. It looks the same as an ask nobody answered, and ends on {untilDay(endsAt)}.
        </p>
      </div>
      <div className={`${ROW} border-b`}>
        <Button onPress={() => onAnswer('tell_kindly')}>Not this time, and tell them kindly</Button>
        <p className="text-small text-ink-soft">
          {firstName} reads:{' '}
          <q className="font-display text-body text-ink italic">{kindNo(offers?.you.firstName ?? 'They')}</q> The place
          for an ask is free again at once.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="flex gap-2 text-small text-ink-soft">
          <WarnIcon className="mt-0.5 text-accent" />
          {firstName} can have three asks open; this is one.
        </p>
        {children}
      </div>
    </div>
  )
}
