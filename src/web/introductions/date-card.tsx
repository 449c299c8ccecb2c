import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Plan } from '#contract/introductions.ts'
import {
  cannotCome,
  dayInWords,
  hourInWords,
  hoursInWords,
  nobodyComes,
  PICK_TOGETHER,
  weekdayInWords,
  zoneInWords,
} from '#contract/meeting/meeting-words.ts'
import type { Meeting, ShownTime } from '#contract/meeting/meetings.ts'
import { memberClient } from '../api/member-client.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { SpokenGroup } from '../ui/feedback/spoken-group.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { CalendarIcon } from '../ui/icons.tsx'
import { useArrival } from '../ui/use-arrival.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { daysAway, failureText } from './copy.ts'
import { useIsLinkedIntroduction } from './linked-person.ts'
import { OfferAgain } from './offer-again.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { SharePlan } from './share-plan.tsx'
import { BigDate } from './times/date-leaf.tsx'
import { TimeChoice } from './times/time-choice.tsx'

type Props = {
  id: string
  matchId: string
  firstName: string
  isDemo: boolean
  yourName: string
  plan: Plan
  meeting: Meeting | null
  /** If false, the button to write is filled instead. */
  isCalendarFirst: boolean
  onChanged: () => Promise<void>
}

/** A reminder links here with `?another-time=<id>` or `?cannot=<id>`. */
const askedFor = (what: 'another-time' | 'cannot', id: string) =>
  typeof window !== 'undefined' && new URLSearchParams(window.location.search).get(what) === id

export const hasDateAhead = (meeting: Meeting | null) => meeting?.state === 'agreed' || meeting?.state === 'moved'

function OpenHour({ id, isChoosing }: { id: string; isChoosing: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(heading, { isLinked: useIsLinkedIntroduction(id) && isChoosing })
  return (
    <h3 ref={heading} tabIndex={-1} className="text-h3">
      {isChoosing ? 'When would suit you?' : 'The hour is still open'}
    </h3>
  )
}

export function DateCard(props: Props) {
  const { id, matchId, firstName, isDemo, yourName, plan, meeting, isCalendarFirst, onChanged } = props
  const [isMoving, setMoving] = useState(() => askedFor('another-time', id))
  const mover = useFocusAfter(isMoving)
  const agreed = meeting?.agreed ?? null
  const [taken, setTaken] = useState<string>()
  const date = useFocusOnceAgreed(agreed?.startsAt === taken ? taken : undefined)
  useArrival(date, { isLinked: useIsLinkedIntroduction(id) && hasDateAhead(meeting), block: 'center' })
  if (!meeting) return <PlanFacts plan={plan} />
  const { state, zone, offer, calendarUrl, movesLeft } = meeting
  if (state === 'cancelled') return <CalledOff firstName={firstName} meeting={meeting} />
  const mayChange = state !== 'past'
  return (
    <div className="@container grid grid-cols-1 gap-5">
      {agreed ? (
        <AgreedDate ref={date} agreed={agreed} zone={zone} isMoved={state === 'moved'} />
      ) : (
        <OpenHour id={id} isChoosing={offer?.by === 'them'} />
      )}
      {isDemo && <p className="font-medium text-accent">{nobodyComes(firstName)}</p>}
      <p className="wrap-anywhere">
        {plan.vibe}.<br />
        {plan.area}.{mayChange && <span className="mt-1 block text-small text-ink-soft">{PICK_TOGETHER}</span>}
      </p>
      {agreed && mayChange && (
        <div className="flex flex-wrap gap-2.5">
          {calendarUrl && (
            <a
              href={calendarUrl}
              className={buttonClass({ size: 'small', variant: isCalendarFirst ? 'primary' : 'second' })}
            >
              <CalendarIcon />
              Add to calendar
            </a>
          )}
          <SharePlan id={id} url={meeting.friendUrl} onChanged={onChanged} />
        </div>
      )}
      {mayChange && offer && (
        <OpenOffer
          {...props}
          offer={offer}
          agreed={agreed}
          zone={zone}
          onTaken={(startsAt) => {
            setMoving(false)
            setTaken(startsAt)
          }}
        />
      )}
      {mayChange && isMoving && (
        <OfferAgain
          id={id}
          matchId={matchId}
          firstName={firstName}
          onDone={() => setMoving(false)}
          onOffered={onChanged}
        />
      )}
      {mayChange && !isMoving && (
        <Changes
          id={id}
          firstName={firstName}
          yourName={yourName}
          agreed={agreed}
          movesLeft={movesLeft}
          mover={mover}
          onMove={() => setMoving(true)}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

/** Moves the focus up, to the result of the press. */
function useFocusOnceAgreed(startsAt: string | undefined) {
  const date = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startsAt === undefined) return
    date.current?.scrollIntoView({ block: 'center' })
    date.current?.focus({ preventScroll: true })
  }, [startsAt])
  return date
}

type AgreedProps = { ref: RefObject<HTMLDivElement | null>; agreed: ShownTime; zone: string; isMoved: boolean }

function AgreedDate({ ref, agreed, zone, isMoved }: AgreedProps) {
  const away = daysAway(agreed.starts, zone, new Date())
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-wrap items-center gap-5 focus:outline-none">
      <BigDate starts={agreed.starts} />
      <div className="min-w-40">
        {isMoved && <p className="mb-1 text-small font-medium text-accent">A new time</p>}
        <h3 className="text-h2">
          <span className="sr-only">{dayInWords(agreed.starts)},</span>{' '}
          <span className="whitespace-nowrap">{hoursInWords(agreed.starts, agreed.minutes)}</span>
        </h3>
        <p className="text-small text-ink-soft">{[zoneInWords(zone), away].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}

function CalledOff({ firstName, meeting: { agreed, cancelledBy } }: { firstName: string; meeting: Meeting }) {
  return (
    <div className="@container flex flex-wrap items-center gap-5">
      {agreed && <BigDate starts={agreed.starts} isOff />}
      <div className="min-w-56 flex-1">
        <h3 className="text-h3">{agreed ? `${weekdayInWords(agreed.starts)} is off` : 'The meeting is off'}</h3>
        <p className="mt-1">
          {cancelledBy === 'them'
            ? cannotCome(firstName)
            : `We've told ${firstName}. You are still introduced, and can write to each other.`}
        </p>
      </div>
    </div>
  )
}

type OfferProps = Props & {
  offer: NonNullable<Meeting['offer']>
  agreed: ShownTime | null
  zone: string
  /** Called after the data was loaded again. */
  onTaken: (startsAt: string) => void
}

function OpenOffer({ id, firstName, offer, agreed, zone, onTaken, onChanged }: OfferProps) {
  const [picked, setPicked] = useState(offer.times[0]?.startsAt)
  const [failure, setFailure] = useState<string>()
  const holds = agreed && `${dayInWords(agreed.starts)}, at ${hourInWords(agreed.starts)}, holds until then.`

  async function take() {
    if (!picked) return
    try {
      await memberClient.pickTime({ id, startsAt: picked })
      await onChanged()
      onTaken(picked)
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  if (offer.by === 'you')
    return (
      <div>
        <p>
          {firstName} picks one of these, in {zoneInWords(zone)}. {holds}
        </p>
        <ul className="mt-2 grid gap-1 text-small text-ink-soft">
          {offer.times.map(({ starts, startsAt, minutes }) => (
            <li key={startsAt}>
              {dayInWords(starts)}, {hoursInWords(starts, minutes)}
            </li>
          ))}
        </ul>
      </div>
    )
  if (offer.times.length === 0) return <p>The times {firstName} offered have gone by. Offer others.</p>
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1">
        {firstName} offers {agreed ? 'another time' : 'these'}. All in {zoneInWords(zone)}. {holds}
      </legend>
      <TimeChoice name={`pick-${id}`} times={offer.times} value={picked} onChange={setPicked} />
      <div role="alert" className="empty:sr-only">
        {failure && <ErrorText>{failure}</ErrorText>}
      </div>
      <Button variant="primary" className="justify-self-start" onPress={take}>
        Take this time
      </Button>
    </fieldset>
  )
}

type ChangesProps = {
  id: string
  firstName: string
  yourName: string
  agreed: ShownTime | null
  movesLeft: number
  mover: Ref<HTMLButtonElement>
  onMove: () => void
  onChanged: () => Promise<void>
}

function Changes({ id, firstName, yourName, agreed, movesLeft, mover, onMove, onChanged }: ChangesProps) {
  const [isAsking, setAsking] = useState(() => askedFor('cannot', id))
  const asker = useFocusAfter(isAsking)
  const sentenceId = useId()
  const [failure, setFailure] = useState<string>()
  async function cancel() {
    try {
      await memberClient.cancelMeeting({ id })
      await onChanged()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <div className="border-t border-line pt-3">
      {isAsking ? (
        <SpokenGroup labelledBy={sentenceId} className="grid gap-3">
          <p id={sentenceId} className="text-small">
            {firstName} reads: <q className="font-display text-body italic">{cannotCome(yourName)}</q>
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" variant="grave" onPress={cancel}>
              Call it off
            </Button>
            <Button size="small" variant="quiet" onPress={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </SpokenGroup>
      ) : (
        <div className="-ml-3 flex flex-wrap gap-x-2">
          <Button ref={mover} size="small" variant="quiet" isUnavailable={movesLeft === 0} onPress={onMove}>
            {agreed ? 'Another time' : 'Offer other times'}
          </Button>
          <Button ref={asker} size="small" variant="quiet" onPress={() => setAsking(true)}>
            I can't after all
          </Button>
        </div>
      )}
      {movesLeft === 0 && (
        <p className="text-small text-ink-soft">
          You have offered other times twice. Write to {firstName} to settle it.
        </p>
      )}
      <div role="alert" className="empty:sr-only">
        {failure && <ErrorText>{failure}</ErrorText>}
      </div>
    </div>
  )
}
