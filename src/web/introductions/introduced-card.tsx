import { useRef, useState } from 'react'
import type { Introduced } from '#contract/introductions.ts'
import { OutcomeForm } from '../after-meeting/outcome-form.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { useArrival } from '../ui/use-arrival.ts'
import { INTRODUCTION_OVER, introducedTitle, namedContact, sharedSentence } from './copy.ts'
import { DateCard, hasDateAhead } from './date-card.tsx'
import { HideForGood } from './hide-for-good.tsx'
import { useIsLinkedIntroduction } from './linked-person.ts'
import { BothWords, Moment, type You } from './moment.tsx'
import { WriteFirst } from './write-first.tsx'

const DAY_MS = 86_400_000

type Props = {
  email: string
  introduced: Introduced
  you: You | undefined
  onChanged: () => Promise<void>
  /** Called after saving. The thanks replace the form. */
  onOutcome: () => Promise<void>
}

export function IntroducedCard({ email, introduced, you, onChanged, onOutcome }: Props) {
  const { other, contact, plan, meeting, shared } = introduced
  const heading = useRef<HTMLHeadingElement>(null)
  // If a time is open or agreed, the link leads there instead.
  const isChoosing = meeting?.offer?.by === 'them' && !meeting.agreed
  useArrival(heading, { isLinked: useIsLinkedIntroduction(introduced.id) && !isChoosing && !hasDateAhead(meeting) })
  if (!other || !contact || !plan)
    return (
      <Card as="article" aria-label="An introduction ended">
        <p className="font-display text-[1.0625rem] italic">{INTRODUCTION_OVER}</p>
      </Card>
    )
  const { firstName, matchId } = other
  const me = you ?? { firstName: 'You', age: null, city: '' }
  return (
    <Card as="article" isFlush aria-label={introducedTitle(firstName)} className="overflow-hidden">
      <Moment you={me} other={other} youAsked={introduced.youAsked} heading={heading} />
      {other.demo && (
        <p className="border-b border-line px-5 py-4 text-small text-ink-soft sm:px-9">
          {firstName} is invented, and so is the answer. The address is an example: nobody reads it.
        </p>
      )}
      <BothWords you={me} introduced={introduced} other={other} />
      <div className="grid @min-[52rem]:grid-cols-[1.15fr_1fr]">
        <div className="grid content-start gap-7 px-5 py-7 sm:px-9">
          <DateCard
            id={introduced.id}
            matchId={matchId}
            firstName={firstName}
            isDemo={other.demo}
            yourName={me.firstName}
            plan={plan}
            meeting={meeting}
            isCalendarFirst={introduced.youAsked}
            onChanged={onChanged}
          />
          <Wishes introduced={introduced} />
        </div>
        <div className="grid content-start gap-5 border-t border-line px-5 py-7 sm:px-9 @min-[52rem]:border-t-0 @min-[52rem]:border-l">
          <WriteFirst introduced={introduced} firstName={firstName} />
          <div>
            <Contacts contact={contact} />
            {shared && (
              <p className="mt-3 text-small text-ink-soft">
                {sharedSentence(firstName, shared, introduced.phoneWaits)}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="px-5 pb-6 sm:px-9">
        <Afterwards
          email={email}
          introduced={introduced}
          firstName={firstName}
          matchId={matchId}
          onChanged={onChanged}
          onOutcome={onOutcome}
        />
      </div>
    </Card>
  )
}

function Wishes({ introduced: { safety } }: { introduced: Introduced }) {
  return (
    <div className="border-t border-line pt-6">
      {safety.length > 0 && (
        <>
          <h3 className="mb-2 text-[1.1875rem]">What the two of you asked for</h3>
          <ul className="grid gap-1.5 text-small">
            {safety.map((wish) => (
              <li key={wish} className="flex gap-2.5">
                <CheckIcon className="mt-px text-good" />
                {wish}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-small text-ink-soft">
        Keep your own way home. The morning after we ask you both how it went, and neither sees the other's answer.
      </p>
    </div>
  )
}

function Contacts({ contact }: { contact: NonNullable<Introduced['contact']> }) {
  const [otherName, otherValue] = contact.other ? namedContact(contact.other) : ['', null]
  const ways: [string, string | null][] = [
    ['Email', contact.email],
    ['Mobile number', contact.phone],
    [otherName, otherValue],
  ]
  return (
    <dl className="border-b border-line wrap-anywhere">
      {ways.map(
        ([name, value]) =>
          value !== null && (
            <div
              key={name}
              className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-2 border-t border-line max-sm:grid-cols-[1fr_auto]"
            >
              <dt className="text-small text-ink-soft max-sm:col-span-2 max-sm:pt-2">{name}</dt>
              <dd className="py-2">{value}</dd>
              <dd>
                <CopyButton text={value} label={`Copy ${name}`} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

type AfterProps = Omit<Props, 'you'> & { firstName: string; matchId: string }

/** True after the agreed start, or one day after the introduction. */
const mayHaveMet = ({ meeting, introducedAt }: Introduced) =>
  Date.now() > (meeting?.agreed ? Date.parse(meeting.agreed.startsAt) : Date.parse(introducedAt) + DAY_MS)

function Afterwards({ email, introduced, firstName, matchId, onChanged, onOutcome }: AfterProps) {
  const { id, outcome, state } = introduced
  const [isOpen, setOpen] = useState(state === 'check_in' && outcome === null)
  const hasMet = mayHaveMet(introduced)
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {isOpen ? (
        <OutcomeForm of={{ id }} firstName={firstName} given={outcome} onSent={onOutcome} />
      ) : (
        <p className="text-small text-ink-soft">
          If anything feels wrong{hasMet ? '' : ' before you meet'}, press Hard no. It hides {firstName} for good, and
          you can tell us why.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isOpen && hasMet && (
          <Button size="small" variant="quiet" className="-ml-3" onPress={() => setOpen(true)}>
            Tell us how it went
          </Button>
        )}
        <HideForGood email={email} matchId={matchId} name={firstName} onHidden={onChanged} />
      </div>
    </div>
  )
}
